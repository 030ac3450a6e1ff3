import { redirect } from "react-router-dom"
import { useQuery } from "@tanstack/react-query"
import { checkoutTexts } from "@contract/texts/checkout"
import { commonTexts } from "@contract/texts/common"
import { useSite, useText } from "~/lib/site"
import type { Route } from "./+types/checkout"
import { addressesQuery, useAddresses } from "~/shop/features/address/get-addresses"
import { cartQuery } from "~/shop/features/cart/get-cart"
import { totalsQuery, useTotals } from "~/lib/get-totals"
import { CheckoutView } from "~/shop/features/checkout/checkout-view"
import { checkoutDetailsQuery } from "~/shop/features/checkout/get-checkout-details"
import { paidOrderPath } from "~/shop/features/checkout/open-payment"
import { isStatus } from "~/lib/api"
import { emptyCart } from "~/lib/empty-cart"
import { browserData, serverData, type Load, type PageData } from "~/lib/page-data"
import { withoutStyleRules } from "~/lib/route-handle"
import { Seo } from "~/lib/seo"
import { signedIn } from "~/lib/signed-in"
import { Badge } from "~/ui/badge"
import { Breadcrumb } from "~/ui/breadcrumb"
import { Icon } from "~/ui/icon"

/** Redirects to `elsewhere` when the cart is empty or the tenant has no carts. */
const load =
  (elsewhere: string): Load =>
  async (client, api) => {
    const cart = await client.query(cartQuery(api)).catch((error: unknown) => {
      if (isStatus(error, 403)) return emptyCart
      throw error
    })
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's way to redirect
    if (cart.items.length === 0) throw redirect(elsewhere)
    await Promise.all([
      client.query(addressesQuery(api)),
      client.query(totalsQuery(cart, api)).catch(() => undefined),
      client.query(checkoutDetailsQuery(api)).catch(() => undefined),
    ])
  }

const guarded = (request: Request, elsewhere: string) => signedIn(request, load(elsewhere), "/cart")

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, guarded(request, "/cart"))

/** Only this page's own document allows the gateway's script, so navigation from another page reloads the document. */
export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<PageData> {
  const [document] = performance.getEntriesByType("navigation")
  if (document && new URL(document.name).pathname === "/checkout")
    return browserData(guarded(request, paidOrderPath() ?? "/cart"))
  window.location.assign(request.url)
  return new Promise(() => undefined)
}

export const handle = withoutStyleRules

export default function CheckoutPage() {
  const text = useText(checkoutTexts, commonTexts)
  const { data: cart = emptyCart } = useQuery(cartQuery())
  const { data: addresses = [] } = useAddresses()
  const { panThreshold } = useSite().settings
  const { data: totals } = useTotals(cart, cart.items.length > 0)
  const { data: details } = useQuery(checkoutDetailsQuery())

  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 pb-20 sm:px-6">
      <Seo title={text("checkout_title")} path="/checkout" noIndex />
      <Breadcrumb
        steps={[
          { label: text("breadcrumb_home"), to: "/" },
          { label: text("breadcrumb_cart"), to: "/cart" },
          { label: text("breadcrumb_checkout") },
        ]}
      />
      <div className="mt-6 mb-8">
        <Badge className="bg-brand-mist text-brand-primary-ink">
          <Icon name="shield" className="size-4" />
          {text("checkout_badge")}
        </Badge>
        <h1 className="mt-4 font-display text-4xl sm:text-5xl">{text("checkout_title")}</h1>
        <p className="mt-3 max-w-2xl text-lg text-stone-600">{text("checkout_subtitle")}</p>
      </div>
      <CheckoutView
        cart={cart}
        totals={totals}
        addresses={addresses}
        panThreshold={panThreshold}
        {...(details && { details })}
      />
    </div>
  )
}
