import { Link } from "react-router-dom"
import { cartTexts } from "@contract/texts/cart"
import { commonTexts } from "@contract/texts/common"
import { openAuthDialog } from "~/lib/auth-dialog"
import { useUser } from "~/lib/session"
import { useSite, useText } from "~/lib/site"
import { Button, ButtonLink } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Icon } from "~/ui/icon"
import { Loading } from "~/ui/spinner"
import { CartLine } from "./cart-line"
import { CartSummary } from "./cart-summary"
import { useCart } from "./get-cart"

/** The signed-in shopper's cart; visitors see a sign-in prompt. */
export function CartView() {
  const user = useUser()
  const { cart, failed } = useCart()
  const { enableCart } = useSite().branding.features
  const text = useText(cartTexts, commonTexts)
  if (!enableCart) {
    return (
      <EmptyState icon="bag" title={text("cart_closed")}>
        <ButtonLink to="/shop">{text("cart_browse")}</ButtonLink>
      </EmptyState>
    )
  }
  if (!user) {
    return (
      <EmptyState icon="bag" title={text("cart_signed_out")}>
        <Button onClick={() => openAuthDialog("sign-in")}>{text("cart_sign_in")}</Button>
      </EmptyState>
    )
  }
  if (!cart) {
    return failed ? (
      <EmptyState icon="alert" title={text("cart_failed")}>
        <Button onClick={() => window.location.reload()}>{text("try_again")}</Button>
      </EmptyState>
    ) : (
      <Loading label={text("cart_loading")} />
    )
  }
  if (cart.items.length === 0) {
    return (
      <EmptyState icon="bag" title={text("cart_empty")}>
        <ButtonLink to="/shop">{text("cart_browse")}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_24rem]">
      <div>
        <ul className="divide-y divide-stone-200 border-y border-stone-200">
          {cart.items.map((it) => (
            <CartLine key={it.productId} item={it} />
          ))}
        </ul>
        <Link
          to="/shop"
          prefetch="intent"
          className="mt-4 inline-flex min-h-11 items-center gap-2 text-stone-700 underline-offset-4 hover:text-stone-900 hover:underline"
        >
          <Icon name="left" className="size-4" />
          {text("cart_continue")}
        </Link>
      </div>
      <CartSummary cart={cart} />
    </div>
  )
}
