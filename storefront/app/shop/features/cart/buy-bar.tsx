import { GstNote } from "~/lib/price/gst-note"
import { formatMoney } from "~/lib/money"
import { Price } from "~/ui/price"
import { AddButton } from "./add-to-cart"
import type { Buy } from "./use-buy"

/**
 * Price and Add to Cart at the bottom of the window on phones. It is sticky while its parent is visible: as the last
 * child of a page it ends with the page, above the footer. A sold-out product has none.
 */
export function BuyBar({ buy }: { buy: Buy | null }) {
  if (!buy || buy.soldOut) return null
  const { price, currency, gstRate } = buy.product
  return (
    <div
      data-bar=""
      className="sticky bottom-0 z-20 -mx-4 mt-10 flex items-center gap-4 border-t border-stone-200 bg-white/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur sm:-mx-6 sm:px-6 md:hidden"
    >
      <span>
        <Price className="block bg-white text-lg leading-6">{formatMoney(price, currency)}</Price>
        <GstNote own={gstRate} className="block bg-white leading-4" />
      </span>
      <AddButton buy={buy} className="min-w-0 grow px-5" />
    </div>
  )
}
