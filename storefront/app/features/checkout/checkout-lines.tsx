import type { CartItem } from "@contract/cart"
import { thumbnail } from "~/lib/images"
import { formatMoney } from "~/lib/money"
import { Icon } from "~/ui/icon"

/** What is about to be bought. */
export function CheckoutLines({ items }: { items: CartItem[] }) {
  return (
    <ul className="divide-y divide-stone-200">
      {items.map(({ productId, product, quantity, lineTotal }) => {
        const [picture] = product.images
        return (
          <li key={productId} className="flex items-center gap-4 py-3 first:pt-0">
            <span className="plate grid h-20 w-16 shrink-0 place-items-center overflow-hidden rounded-lg text-stone-300">
              {picture ? (
                <img
                  src={thumbnail(picture)}
                  alt=""
                  width={320}
                  height={400}
                  className="size-full object-cover"
                />
              ) : (
                <Icon name="gem" className="size-6" />
              )}
            </span>
            <span className="min-w-0 grow">
              <span className="line-clamp-2 leading-6">{product.name}</span>
              <span className="block text-sm text-stone-600 tabular-nums">Quantity: {quantity}</span>
            </span>
            <span className="whitespace-nowrap tabular-nums">{formatMoney(lineTotal, product.currency)}</span>
          </li>
        )
      })}
    </ul>
  )
}
