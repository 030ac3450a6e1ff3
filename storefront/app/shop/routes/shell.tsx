import { lazy, memo, Suspense, useEffect, type ReactNode } from "react"
import { useMatches } from "react-router-dom"
import { commonTexts } from "@contract/texts/common"
import { AccountEntry } from "~/shop/features/auth/account-entry"
import { AuthDialogs } from "~/shop/features/auth/auth-dialogs"
import { AddedHost } from "~/shop/features/cart/added-host"
import { CartLink } from "~/shop/features/cart/cart-link"
import { SearchEntry } from "~/shop/features/catalog/search-entry"
import { TypesMenu } from "~/shop/features/catalog/types-menu"
import { SiteFooter } from "~/shop/features/site/site-footer"
import { SiteHeader } from "~/shop/features/site/site-header"
import { WishlistLink } from "~/shop/features/wishlist/wishlist-link"
import { HydratedSuspense } from "~/lib/hydration"
import { takeAccountChange } from "~/lib/page-account"
import type { RouteHandle } from "~/lib/route-handle"
import { useUser } from "~/lib/session"
import { useOpensSoon, useText } from "~/lib/site"
import { useScreensAhead } from "~/lib/use-screens-ahead"
import { cn } from "~/ui/cn"
import { MovingLine } from "~/ui/moving-line"
import { toast } from "~/ui/toast-store"
import { Toaster } from "~/ui/toaster"

/** For superadmins only; shoppers never load it. */
const EnteredBanner = lazy(() => import("~/platform/features/tenants/entered-banner"))

const TypeLinks = lazy(async () => ({
  default: (await import("~/shop/features/catalog/type-links")).TypeLinks,
}))

/** For admins and superadmins only. */
const CommandMenu = lazy(async () => ({
  default: (await import("~/admin/features/frame/command/command-menu")).CommandMenu,
}))

const CompactFooter = lazy(async () => ({
  default: (await import("~/shop/features/site/compact-footer")).CompactFooter,
}))

/** For accounts with an unverified e-mail. */
const VerificationBanner = lazy(async () => ({
  default: (await import("~/shop/features/auth/verification-banner")).VerificationBanner,
}))

/** Space of the command menu's button while its code loads. */
const CommandMenuSpace = () => <span className="size-11 shrink-0 lg:w-52" />

/** Frame of every page: header, banner, footer, account dialogs, toasts. An error page has no hero under its header. */
export function Shell({ children, isError }: { children: ReactNode; isError: boolean }) {
  const handles = useMatches().map((it) => it.handle as RouteHandle | undefined)
  useScreensAhead()
  if (handles.some((it) => it?.bare)) return <main id="main">{children}</main>
  return (
    <Frame
      overHero={!isError && handles.some((it) => it?.hero)}
      isCompact={!isError && handles.some((it) => it?.compact)}
      // By the matched routes and not by the path, which may be spelled in several ways: `/Cart`, `/%63art`.
      isBranded={!isError && !handles.some((it) => it?.plain)}
    >
      {children}
    </Frame>
  )
}

interface FrameProps {
  overHero: boolean
  isCompact: boolean
  /** Whether the tenant's own style rules apply. */
  isBranded: boolean
  children: ReactNode
}

/** Memoized, because the router renders the shell again when a move to another page begins. */
const Frame = memo(function Frame({ overHero, isCompact, isBranded, children }: FrameProps) {
  const text = useText(commonTexts)
  const opensSoon = useOpensSoon()
  const user = useUser()
  useEffect(() => {
    if (user && takeAccountChange()) toast({ title: text("signed_in_as", { name: user.name }) })
  }, [user, text])
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-white px-5 py-3 font-medium shadow-float focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {text("skip_to_content")}
      </a>
      <div {...(isBranded && { "data-brand": "" })} className="contents">
        <SiteHeader
          overHero={overHero}
          isCompact={isCompact}
          actions={
            <>
              {isCompact ? (
                <HydratedSuspense fallback={<CommandMenuSpace />}>
                  <CommandMenu />
                </HydratedSuspense>
              ) : (
                !opensSoon && <SearchEntry />
              )}
              {/* On phones, the search leaves no space for it; the menu has it too. */}
              <span className={isCompact ? "max-sm:hidden" : "contents"}>
                <WishlistLink place="header" />
              </span>
              <CartLink />
              <AccountEntry place="header" />
            </>
          }
          shopMenu={!opensSoon && <TypesMenu />}
          menuTypes={(close) => (
            <Suspense fallback={null}>
              <TypeLinks place="menu" onChosen={close} />
            </Suspense>
          )}
          menuActions={(close) => (
            <>
              <WishlistLink place="menu" onChosen={close} />
              <AccountEntry place="menu" onChosen={close} />
            </>
          )}
        />
        <main
          id="main"
          tabIndex={-1}
          className={cn("outline-none", isCompact ? "min-h-[calc(100dvh-7rem)]" : "min-h-[70vh]")}
        >
          {user && !user.isEmailVerified && (
            <HydratedSuspense>
              <VerificationBanner underHeader={overHero} />
            </HydratedSuspense>
          )}
          {children}
        </main>
        {isCompact ? (
          <HydratedSuspense>
            <CompactFooter />
          </HydratedSuspense>
        ) : (
          <SiteFooter />
        )}
      </div>
      {/* Outside the branded root: a tenant's style rules can't hide that a superadmin has entered it. */}
      {user?.enteredBy && (
        <HydratedSuspense>
          <EnteredBanner by={user.enteredBy} until={user.enteredUntil ?? ""} />
        </HydratedSuspense>
      )}
      <MovingLine />
      <AuthDialogs />
      <AddedHost />
      <Toaster />
    </>
  )
})
