import type { Cart } from "@contract/cart"
import { formatMoney } from "~/lib/money"
import { useSite, useText } from "~/lib/site"
import { Alert } from "~/ui/alert"
import { AmountRow } from "~/ui/amount-row"
import { Button, ButtonLink } from "~/ui/button"
import { cn } from "~/ui/cn"
import { FreeShipping } from "~/ui/free-shipping"
import { Skeleton } from "~/ui/skeleton"
import { SummaryCard } from "~/ui/summary-card"
import { CartTrust } from "./cart-trust"
import { useTotals } from "./get-totals"

/** What the cart comes to, as the server adds it up, and the way to the checkout. */
export function CartSummary({ cart }: { cart: Cart }) {
  const { data: totals, isPlaceholderData, isError, refetch } = useTotals(cart.total)
  const { enableCheckout } = useSite().branding.features
  const text = useText()
  const short = cart.items.some((it) => it.quantity > it.product.stock)
  return (
    <SummaryCard id="cart-summary" title={text("cart_summary_title")}>
      {totals ? (
        <div className={cn("transition-opacity duration-200", isPlaceholderData && "opacity-60")}>
          <dl className="mt-6 flex flex-col gap-3">
            <AmountRow label="Subtotal">{formatMoney(totals.subtotal)}</AmountRow>
            <AmountRow label={`GST (${totals.gstRate}%)`}>{formatMoney(totals.gst)}</AmountRow>
            <AmountRow label="Shipping">
              {totals.shippingFee === 0 ? (
                <span className="font-medium text-brand-accent-ink">FREE</span>
              ) : (
                formatMoney(totals.shippingFee)
              )}
            </AmountRow>
            <AmountRow label="Total" strong>
              <span className="text-2xl">{formatMoney(totals.total)}</span>
            </AmountRow>
          </dl>
          <div className="mt-5">
            <FreeShipping subtotal={totals.subtotal} threshold={totals.freeShippingThreshold}>
              {totals.shippingFee === 0
                ? "Your order ships free."
                : `Add ${formatMoney(totals.freeShippingThreshold - totals.subtotal)} more for free shipping`}
            </FreeShipping>
          </div>
        </div>
      ) : isError ? (
        <div className="mt-6 flex flex-col items-start gap-4">
          <Alert>The total could not be calculated. Your cart is safe.</Alert>
          <Button look="outline" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Skeleton className="mt-6 h-44" />
      )}
      {enableCheckout && !short ? (
        <ButtonLink reloadDocument prefetch="none" to="/checkout" size="large" className="mt-6 w-full">
          Proceed to Checkout
        </ButtonLink>
      ) : (
        <Button size="large" disabled className="mt-6 w-full">
          {enableCheckout ? "Please adjust the quantities" : "Checkout unavailable"}
        </Button>
      )}
      <CartTrust />
    </SummaryCard>
  )
}
