import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { accountTexts } from "@contract/texts/account"
import { commonTexts } from "@contract/texts/common"
import { useSite, useText } from "~/lib/site"
import type { Route } from "./+types/profile"
import { addressesQuery } from "~/shop/features/address/get-addresses"
import { ordersQuery } from "~/shop/features/order/get-orders"
import { sessionsQuery } from "~/shop/features/profile/get-sessions"
import { loadWishlist } from "~/shop/features/wishlist/get-wishlist"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { withoutStyleRules } from "~/lib/route-handle"
import { Seo } from "~/lib/seo"
import { useUser } from "~/lib/session"
import { signedIn } from "~/lib/signed-in"
import { useHydrated } from "~/lib/use-hydrated"
import { Breadcrumb } from "~/ui/breadcrumb"
import { ButtonLink } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { later } from "~/ui/later"
import { Tabs } from "~/ui/tabs"

const account = later(() => import("~/shop/features/profile/account-view").then((it) => it.AccountView))
const orders = later(() => import("~/shop/features/order/orders-view").then((it) => it.OrdersView))
const addresses = later(() => import("~/shop/features/address/addresses-view").then((it) => it.AddressesView))
const wishlist = later(() => import("~/shop/features/wishlist/wishlist-view").then((it) => it.WishlistView))

/** Data of each tab, for the first HTML. */
const loads: Partial<Record<string, Load>> = {
  account: (client, api) => client.query(sessionsQuery(api)),
  orders: (client, api) => client.query(ordersQuery(api)),
  addresses: (client, api) => client.query(addressesQuery(api)),
  wishlist: loadWishlist,
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, signedIn(loads[new URL(request.url).searchParams.get("tab") ?? "account"] ?? null))

/** Tabs switch at once; each fetches its own data. */
export const clientLoader = () => browserData(signedIn(null))

/** A click before hydration is a full navigation, which has no navigation state, so the referrer is checked. */
const ledFromCheckout = (): boolean => document.referrer.startsWith(`${location.origin}/checkout`)

/** The addresses, with a link back for shoppers who come from the checkout. */
function Addresses() {
  const text = useText(accountTexts)
  const state = useLocation().state as { from?: string } | null
  const hydrated = useHydrated()
  const cameFromCheckout = state?.from === "checkout" || (hydrated && ledFromCheckout())
  return (
    <>
      {cameFromCheckout && (
        <ButtonLink reloadDocument to="/checkout" look="outline" className="sticky top-24 z-10 mb-8">
          <Icon name="left" className="size-4" />
          {text("account_back_to_checkout")}
        </ButtonLink>
      )}
      {addresses.view()}
    </>
  )
}

export const handle = withoutStyleRules

export default function ProfilePage() {
  const text = useText(accountTexts, commonTexts)
  const user = useUser()
  const { enableWishlist } = useSite().branding.features
  const navigate = useNavigate()
  useEffect(() => {
    if (!user) void navigate("/", { replace: true })
  }, [user, navigate])
  if (!user) return null
  return (
    <div className="mx-auto max-w-6xl px-4 pt-4 pb-20 sm:px-6">
      <Seo title={text("account_title")} path="/profile" noIndex />
      <Breadcrumb steps={[{ label: text("breadcrumb_home"), to: "/" }, { label: text("account_title") }]} />
      <h1 className="mt-4 mb-8 font-display text-4xl break-words sm:text-5xl">
        {text("account_greeting", { name: user.name })}
      </h1>
      <Tabs
        label={text("account_title")}
        path="/profile"
        tabs={[
          { id: "account", label: text("account_tab_account"), content: account.view, prepare: account.load },
          { id: "orders", label: text("account_tab_orders"), content: orders.view, prepare: orders.load },
          {
            id: "addresses",
            label: text("account_tab_addresses"),
            content: () => <Addresses />,
            prepare: addresses.load,
          },
          ...(enableWishlist
            ? [
                {
                  id: "wishlist",
                  label: text("account_tab_wishlist"),
                  content: wishlist.view,
                  prepare: wishlist.load,
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}
