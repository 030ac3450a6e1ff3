import type { ReactNode } from "react"
import type { Cart } from "@contract/cart"
import type { Totals } from "@contract/checkout"
import { amountTexts } from "@contract/texts/amounts"
import { checkoutTexts } from "@contract/texts/checkout"
import { amountsOf } from "~/lib/price/amounts-of"
import { GstRows } from "~/lib/price/gst-rows"
import { columnFormat, formatMoney } from "~/lib/money"
import { useReturnDays } from "~/lib/return-window"
import { useText } from "~/lib/site"
import { AmountRow } from "~/ui/amount-row"
import { FreeShipping } from "~/ui/free-shipping"
import { Skeleton } from "~/ui/skeleton"
import { SummaryCard } from "~/ui/summary-card"
import { TrustLines } from "~/ui/trust-lines"
import { CheckoutLines } from "./checkout-lines"

/** The three trust lines. A store without returns names the passport instead of them. */
function Trust() {
  const text = useText(checkoutTexts)
  const days = useReturnDays(7)
  return (
    <TrustLines
      lines={[
        { icon: "shield", text: text("checkout_trust_payment") },
        { icon: "truck", text: text("checkout_trust_shipping") },
        days === null
          ? { icon: "certificate", text: text("checkout_trust_passport") }
          : { icon: "returns", text: text("checkout_trust_returns", { n: days }) },
      ]}
    />
  )
}

/** The line items and their cost; `children` is the pay button. */
export function CheckoutSummary({
  cart,
  totals,
  children,
}: {
  cart: Cart
  totals: Totals | undefined
  children: ReactNode
}) {
  const text = useText(checkoutTexts)
  return (
    <SummaryCard id="checkout-summary" title={text("checkout_summary_title")}>
      <div className="mt-6">
        <CheckoutLines items={cart.items} />
      </div>
      {totals ? <Amounts totals={totals} /> : <Skeleton className="mt-4 h-40" />}
      {children}
      <Trust />
    </SummaryCard>
  )
}

function Amounts({ totals }: { totals: Totals }) {
  const text = useText(checkoutTexts, amountTexts)
  const { subtotal, freeShippingThreshold, shippingFee } = totals
  const format = columnFormat(amountsOf(totals))
  const free = shippingFee === 0 || subtotal >= freeShippingThreshold
  return (
    <div className="mt-2 flex flex-col gap-4 border-t border-stone-200 pt-5">
      <dl className="flex flex-col gap-3">
        <AmountRow label={text("amount_subtotal")}>{format(subtotal)}</AmountRow>
        <GstRows totals={totals} format={format} />
        <AmountRow label={text("amount_shipping")}>
          {free ? (
            <span className="font-medium text-brand-accent-ink">{text("checkout_shipping_free")}</span>
          ) : (
            format(shippingFee)
          )}
        </AmountRow>
      </dl>
      {!free && (
        <FreeShipping subtotal={subtotal} threshold={freeShippingThreshold}>
          {text("checkout_to_free_shipping", {
            threshold: formatMoney(freeShippingThreshold),
            amount: formatMoney(freeShippingThreshold - subtotal),
          })}
        </FreeShipping>
      )}
      <dl>
        <AmountRow label={text("amount_total")} strong>
          <span className="text-2xl">{format(totals.total)}</span>
        </AmountRow>
      </dl>
    </div>
  )
}
