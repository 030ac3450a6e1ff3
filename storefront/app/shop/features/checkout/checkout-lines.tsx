import type { CartItem } from "@contract/cart"
import { checkoutTexts } from "@contract/texts/checkout"
import { formatMoney } from "~/lib/money"
import { useText } from "~/lib/site"
import { SmallPlate } from "~/ui/small-plate"

/** The line items to buy. */
export function CheckoutLines({ items }: { items: CartItem[] }) {
  const text = useText(checkoutTexts)
  return (
    <ul className="divide-y divide-stone-200">
      {items.map(({ productId, product, quantity, lineTotal }) => (
        <li key={productId} className="flex items-center gap-4 py-3 first:pt-0">
          <SmallPlate images={product.images} className="h-20 w-16 rounded-lg" gem="size-6" />
          <span className="min-w-0 grow">
            <span className="line-clamp-2 leading-6">{product.name}</span>
            <span className="block text-sm text-stone-600 tabular-nums">
              {text("checkout_quantity", { n: quantity })}
            </span>
          </span>
          <span className="whitespace-nowrap tabular-nums">{formatMoney(lineTotal, product.currency)}</span>
        </li>
      ))}
    </ul>
  )
}
