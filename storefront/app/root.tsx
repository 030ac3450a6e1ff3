import { lazy, use, useMemo, useState, type ReactNode } from "react"
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from "react-router"
import { QueryClientProvider } from "@tanstack/react-query"
import { defaultFontPair } from "@contract/rules/tenant-defaults"
import type { Route } from "./+types/root"
import { styleText } from "./lib/app-css"
import { earlyEventsScript } from "./lib/early-events"
import "./lib/load-context"
import { fontFilesOf, fontStyle } from "./lib/brand-fonts"
import { Hydrated } from "./lib/hydrated"
import { HydratedSuspense, usePageHydrated } from "./lib/hydration"
import { iconLinks } from "./lib/icon-links"
import { NonceContext } from "./lib/nonce"
import { queryClient } from "./lib/query-client"
import { LiveSite } from "./lib/live-site"
import { startScriptsScript } from "./lib/start-scripts"
import { siteData, type NoTenant } from "./lib/site-data"
import { Visitor } from "./lib/visitor"
import { ErrorView } from "./shop/routes/error-views"
import { Shell } from "./shop/routes/shell"

/** View for hosts without a tenant and for closed tenants. Pages of an active tenant never load it. */
const NoTenantView = lazy(() => import("./shop/routes/no-tenant-view"))

export const loader = ({ context }: Route.LoaderArgs) => siteData(context)

/** A document's tenant and colours don't change; the signed-in account is kept in the query cache. */
export const shouldRevalidate = () => false

/** Start scripts, which only the server's HTML needs. */
const earlyEvents = { __html: import.meta.env.SSR ? earlyEventsScript() : "" }
const startScripts = { __html: import.meta.env.SSR ? startScriptsScript() : "" }

/** Reads why there is no tenant to show from the root loader's error response. */
function useNoTenant(): NoTenant | null {
  const error = useRouteError()
  const body: unknown = isRouteErrorResponse(error) ? error.data : null
  return typeof body === "object" && body !== null && "reason" in body ? (body as NoTenant) : null
}

export function Layout({ children }: { children: ReactNode }) {
  usePageHydrated()
  const nonce = use(NonceContext)
  const data = useRouteLoaderData<typeof loader>("root")
  const noTenant = useNoTenant()
  const css = data?.css ?? noTenant?.css
  const favicon = data?.site.branding.favicon
  const fonts = (data?.site ?? noTenant)?.branding.fonts ?? defaultFontPair
  // React writes a style's content again for each new object, and the browser then styles the whole page anew.
  const appStyle = useMemo(() => ({ __html: fontStyle(fonts) + styleText }), [fonts])
  const brandStyle = useMemo(() => ({ __html: css ?? "" }), [css])
  return (
    <html lang="en-IN" data-fonts={fonts === defaultFontPair ? undefined : fonts}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={earlyEvents} />
        {iconLinks(favicon ?? null).map((it) => (
          <link key={it.href} {...it} />
        ))}
        <Meta />
        <style data-app="" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={appStyle} />
        <Links />
        {import.meta.env.SSR &&
          fontFilesOf(fonts).map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
          ))}
        {css !== undefined && (
          <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={brandStyle} />
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={startScripts} />
      </body>
    </html>
  )
}

/**
 * The document around every page.
 * @param isError the children replace a page, whatever the start of that page looks like
 */
function Page({ children, isError = false }: { children: ReactNode; isError?: boolean }) {
  const data = useRouteLoaderData<typeof loader>("root")
  const [client] = useState(queryClient)
  return (
    <QueryClientProvider client={client}>
      <Hydrated>
        <LiveSite site={data?.site ?? null}>
          <Visitor>
            <Shell isError={isError}>{children}</Shell>
          </Visitor>
        </LiveSite>
      </Hydrated>
    </QueryClientProvider>
  )
}

/** One element for all renders: the frame around it stays as it is while the router's state changes. */
const outlet = <Outlet />

export default function App() {
  return <Page>{outlet}</Page>
}

export function ErrorBoundary() {
  const error = useRouteError()
  const data = useRouteLoaderData<typeof loader>("root")
  const noTenant = useNoTenant()
  if (noTenant || !data)
    return (
      <HydratedSuspense>
        <NoTenantView noTenant={noTenant} />
      </HydratedSuspense>
    )
  return (
    <Page isError>
      <ErrorView error={error} />
    </Page>
  )
}
