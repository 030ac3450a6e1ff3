import type { ReactElement } from "react"
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { render, type RenderResult } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import type { User } from "@contract/auth"
import type { Branding, Content } from "@contract/branding"
import { keepContent } from "~/lib/browser-text"
import { defaultBranding } from "~/lib/default-branding"
import { type SiteSettings, unknownSettings } from "~/lib/get-checkout-settings"
import { newQueryClient } from "~/lib/query-client"
import { userQuery } from "~/lib/session"
import { SiteContext } from "~/lib/site"
import { Visitor } from "~/lib/visitor"
import { toasts } from "~/ui/toast-store"
import { Toaster } from "~/ui/toaster"
import { XhrByFetch } from "./xhr-by-fetch"

interface Around {
  branding?: Branding
  user?: User | null
  /** The tenant's own texts. */
  content?: Content
  /** Whether the tenant has neither products nor contact details. */
  isEmpty?: boolean
  /** The page's URL. */
  path?: string
  /** Settings that differ from the defaults. */
  settings?: Partial<SiteSettings>
}

const clients: QueryClient[] = []
// A retry that began in one test would be counted by the next one.
afterEach(() => clients.splice(0).forEach((client) => client.clear()))

/** Renders a component as on a page of a tenant: with its brand, session and toasts. */
export function renderInTenant(
  element: ReactElement,
  {
    branding = defaultBranding,
    user = null,
    content = {},
    isEmpty = false,
    path = "/",
    settings = {},
  }: Around = {}
): RenderResult {
  const client = newQueryClient()
  clients.push(client)
  keepContent(content)
  // A toast of the test before would be found instead of this one's.
  toasts.all().forEach(toasts.dismiss)
  client.setQueryData(userQuery().queryKey, user)
  const site = {
    ...{ branding, content, origin: "http://shop.test", home: "http://shop.test" },
    settings: { ...unknownSettings, gstRate: 18, ...settings },
    checkoutScript: "http://pay.test/v1.js",
    isEmpty,
  }
  return render(
    <QueryClientProvider client={client}>
      <SiteContext value={site}>
        <MemoryRouter initialEntries={[path]}>
          <Visitor>
            {element}
            <Toaster />
          </Visitor>
        </MemoryRouter>
      </SiteContext>
    </QueryClientProvider>
  )
}

interface Reply {
  status?: number
  body?: unknown
}

/** Time until a mocked response (ms): it arrives after the event that sent the request was handled, as in a network. */
export const responseMs = 20

/** Mocks API responses. A request without one fails like an unreachable network. Returns the list of requests. */
export function respondToCalls(
  responses: Record<string, Reply | Reply[]>
): { path: string; body: unknown }[] {
  const requests: { path: string; body: unknown }[] = []
  globalThis.fetch = ((path: string, init?: RequestInit) => {
    const text = typeof init?.body === "string" ? init.body : null
    requests.push({ path: `${init?.method ?? "GET"} ${path}`, body: text === null ? null : JSON.parse(text) })
    const found = responses[`${init?.method ?? "GET"} ${path}`]
    const response = Array.isArray(found) ? found.shift() : found
    return new Promise((resolve, reject) =>
      setTimeout(() => {
        if (!response) {
          reject(new TypeError("Failed to fetch"))
          return
        }
        const { status = 200, body = null } = response
        resolve({
          ok: status < 400,
          status,
          headers: new Headers(),
          json: () => Promise.resolve(body),
        } as Response)
      }, responseMs)
    )
  }) as typeof fetch
  globalThis.XMLHttpRequest = XhrByFetch as unknown as typeof XMLHttpRequest
  return requests
}
