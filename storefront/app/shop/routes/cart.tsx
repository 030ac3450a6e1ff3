import { cartTexts } from "@contract/texts/cart"
import { commonTexts } from "@contract/texts/common"
import { useText } from "~/lib/site"
import type { Route } from "./+types/cart"
import { CartView } from "~/shop/features/cart/cart-view"
import { cartQuery, useCart } from "~/shop/features/cart/get-cart"
import { totalsQuery } from "~/lib/get-totals"
import { FoundPayment } from "~/shop/features/checkout/found-payment"
import { isStatus } from "~/lib/api"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { withoutStyleRules } from "~/lib/route-handle"
import { Seo } from "~/lib/seo"
import { Breadcrumb } from "~/ui/breadcrumb"

/** Not signed in (401) or no carts for this tenant (403): the page shows the reason. */
const refused = (error: unknown): boolean => isStatus(error, 401) || isStatus(error, 403)

const load: Load = async (client, api) => {
  try {
    const cart = await client.query(cartQuery(api))
    if (cart.items.length > 0) await client.query(totalsQuery(cart, api)).catch(() => undefined)
  } catch (error) {
    if (!refused(error)) throw error
  }
}

const nothing: Load = () => Promise.resolve()

export const loader = ({ context }: Route.LoaderArgs) =>
  serverData(context, context.hasSession ? load : nothing)
/** The page renders at once and fetches its own data. */
export const clientLoader = () => browserData(nothing)
export const handle = withoutStyleRules

export default function CartPage() {
  const text = useText(cartTexts, commonTexts)
  const { cart } = useCart()
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 pb-20 sm:px-6">
      <Seo title={text("cart_title")} path="/cart" noIndex />
      <Breadcrumb steps={[{ label: text("breadcrumb_home"), to: "/" }, { label: text("breadcrumb_cart") }]} />
      <h1 className="mt-4 mb-8 font-display text-4xl sm:text-5xl">{text("cart_title")}</h1>
      <CartView />
      {cart?.items.length === 0 && <FoundPayment />}
    </div>
  )
}
