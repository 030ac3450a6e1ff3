import { useQueryClient } from "@tanstack/react-query"
import type { Cart } from "@contract/cart"
import { amountTexts } from "@contract/texts/amounts"
import { cartTexts } from "@contract/texts/cart"
import { commonTexts } from "@contract/texts/common"
import { amountsOf } from "~/lib/price/amounts-of"
import { GstRows } from "~/lib/price/gst-rows"
import { columnFormat, formatMoney } from "~/lib/money"
import { queryKeys } from "~/lib/query-keys"
import { useSite, useText } from "~/lib/site"
import { Alert } from "~/ui/alert"
import { AmountRow } from "~/ui/amount-row"
import { Button, ButtonLink } from "~/ui/button"
import { cn } from "~/ui/cn"
import { FreeShipping } from "~/ui/free-shipping"
import { Skeleton } from "~/ui/skeleton"
import { SummaryCard } from "~/ui/summary-card"
import { CartTrust } from "./cart-trust"
import { useTotals } from "~/lib/get-totals"

/** The cart's totals as calculated by the server, and the link to the checkout. */
export function CartSummary({ cart }: { cart: Cart }) {
  const { data: totals, isPlaceholderData, isError, refetch } = useTotals(cart)
  const { enableCheckout } = useSite().branding.features
  const text = useText(cartTexts, amountTexts, commonTexts)
  const client = useQueryClient()
  const format = columnFormat(totals ? amountsOf(totals) : [])
  const short = cart.items.some((it) => it.quantity > it.product.stock)
  // A price may have changed since the cart was fetched, and the total is refused for another sum.
  const retry = async () => {
    await client.invalidateQueries({ queryKey: queryKeys.cart })
    await refetch()
  }
  return (
    <SummaryCard id="cart-summary" title={text("cart_summary_title")}>
      {totals ? (
        <div className={cn("transition-opacity duration-200", isPlaceholderData && "opacity-60")}>
          <dl className="mt-6 flex flex-col gap-3">
            <AmountRow label={text("amount_subtotal")}>{format(totals.subtotal)}</AmountRow>
            <GstRows totals={totals} format={format} />
            <AmountRow label={text("amount_shipping")}>
              {totals.shippingFee === 0 ? (
                <span className="font-medium text-brand-accent-ink">{text("amount_free")}</span>
              ) : (
                format(totals.shippingFee)
              )}
            </AmountRow>
            <AmountRow label={text("amount_total")} strong>
              <span className="text-2xl">{format(totals.total)}</span>
            </AmountRow>
          </dl>
          <div className="mt-5">
            <FreeShipping subtotal={totals.subtotal} threshold={totals.freeShippingThreshold}>
              {totals.shippingFee === 0
                ? text("cart_ships_free")
                : text("cart_to_free_shipping", {
                    amount: formatMoney(totals.freeShippingThreshold - totals.subtotal),
                  })}
            </FreeShipping>
          </div>
        </div>
      ) : isError ? (
        <div className="mt-6 flex flex-col items-start gap-4">
          <Alert>{text("cart_total_failed")}</Alert>
          <Button look="outline" size="small" onClick={() => void retry()}>
            {text("try_again")}
          </Button>
        </div>
      ) : (
        <Skeleton className="mt-6 h-44" />
      )}
      {enableCheckout && !short ? (
        <ButtonLink reloadDocument prefetch="none" to="/checkout" size="large" className="mt-6 w-full">
          {text("cart_checkout")}
        </ButtonLink>
      ) : (
        <Button size="large" disabled className="mt-6 w-full">
          {enableCheckout ? text("cart_adjust") : text("cart_checkout_closed")}
        </Button>
      )}
      <CartTrust />
    </SummaryCard>
  )
}
