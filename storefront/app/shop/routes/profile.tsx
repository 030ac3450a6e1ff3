import { lazy } from "react"
import { Link, useLocation, useSearchParams } from "react-router-dom"
import { accountTexts } from "@contract/texts/account"
import { commonTexts } from "@contract/texts/common"
import { placedTexts } from "@contract/texts/placed"
import { HydratedSuspense } from "~/lib/hydration"
import { useSite, useText } from "~/lib/site"
import type { Route } from "./+types/profile"
import { addressesQuery } from "~/shop/features/address/get-addresses"
import { ordersQuery } from "~/shop/features/order/get-orders"
import { sessionsQuery } from "~/shop/features/profile/get-sessions"
import { orderPassportsQuery, useOrderPassports } from "~/shop/features/passport/get-order-passports"
import { loadWishlist } from "~/shop/features/wishlist/get-wishlist"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { withoutStyleRules } from "~/lib/route-handle"
import { Seo } from "~/lib/seo"
import { useUser } from "~/lib/session"
import { signedIn } from "~/lib/signed-in"
import { useLeave } from "~/lib/use-leave"
import { Breadcrumb } from "~/ui/breadcrumb"
import { ButtonLink } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { later } from "~/ui/later"
import { Tabs } from "~/ui/tabs"

const PlacedOrder = lazy(async () => ({
  default: (await import("~/shop/features/order/placed-order")).PlacedOrder,
}))
const account = later(() => import("~/shop/features/profile/account-view").then((it) => it.AccountView))
const orders = later(() => import("~/shop/features/order/orders-view").then((it) => it.OrdersView))
const addresses = later(() => import("~/shop/features/address/addresses-view").then((it) => it.AddressesView))
const wishlist = later(() => import("~/shop/features/wishlist/wishlist-view").then((it) => it.WishlistView))

/** Data of each tab, for the first HTML. */
const loads: Partial<Record<string, Load>> = {
  account: (client, api) => client.query(sessionsQuery(api)),
  addresses: (client, api) => client.query(addressesQuery(api)),
  wishlist: loadWishlist,
}

/** The orders, with the passports of the order that the page confirms. */
const loadOrders =
  (placed: string | null): Load =>
  (client, api) =>
    Promise.all([
      client.query(ordersQuery(api)),
      placed !== null && client.query(orderPassportsQuery(placed, api)).catch(() => undefined),
    ])

/** Whether a link of the checkout led here. One that is followed before hydration has no navigation state. */
const isCheckout = (referrer: string | null, origin: string) => referrer === `${origin}/checkout`

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const [tab, placed] = [searchParams.get("tab") ?? "account", searchParams.get("placed")]
  const load = tab === "orders" ? loadOrders(placed) : (loads[tab] ?? null)
  return {
    ...(await serverData(context, signedIn(request, load))),
    isFromCheckout: isCheckout(context.referrer, context.origin),
  }
}

/** Tabs switch at once; each fetches its own data. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  return {
    ...(await browserData(signedIn(request, null))),
    isFromCheckout: isCheckout(document.referrer.split("?")[0] ?? null, location.origin),
  }
}

/**
 * The addresses, with a link back for shoppers who come from the checkout. The server's HTML has it already: added
 * later, it would move what the shopper is about to press.
 */
function Addresses({ isFromCheckout }: { isFromCheckout: boolean }) {
  const text = useText(accountTexts)
  const state = useLocation().state as { from?: string } | null
  return (
    <>
      {(isFromCheckout || state?.from === "checkout") && (
        <ButtonLink reloadDocument to="/checkout" look="outline" className="sticky top-24 z-10 mb-8">
          <Icon name="left" className="size-4" />
          {text("account_back_to_checkout")}
        </ButtonLink>
      )}
      {addresses.view()}
    </>
  )
}

/** Links to the passports of the stones in an order. */
function PassportLinks({ orderNumber }: { orderNumber: string }) {
  const text = useText(placedTexts)
  const { data: passports = [] } = useOrderPassports(orderNumber)
  return passports.map(({ itemId, code, stone }) => (
    <Link key={itemId} to={`/s/${code}`} className="py-2.5 underline underline-offset-4">
      {text("placed_passport", { stone })}
    </Link>
  ))
}

/** The orders, below the confirmation of the one that the URL names as just placed. */
function Orders() {
  const placed = useSearchParams()[0].get("placed")
  return (
    <>
      {placed !== null && (
        <HydratedSuspense>
          <PlacedOrder orderNumber={placed} passports={<PassportLinks orderNumber={placed} />} />
        </HydratedSuspense>
      )}
      {orders.view()}
    </>
  )
}

export const handle = withoutStyleRules

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const text = useText(accountTexts, commonTexts)
  const user = useUser()
  const { enableWishlist } = useSite().branding.features
  const { isFromCheckout } = loaderData
  useLeave(!user)
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
          {
            id: "orders",
            label: text("account_tab_orders"),
            content: () => <Orders />,
            prepare: orders.load,
          },
          {
            id: "addresses",
            label: text("account_tab_addresses"),
            content: () => <Addresses isFromCheckout={isFromCheckout} />,
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
