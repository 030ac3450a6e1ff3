import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import type { Order } from "@contract/order"
import { formatMoney } from "~/lib/money"
import { SmallPlate } from "~/ui/small-plate"

/** Renders another feature's content below a line item. */
export type LineMore = (itemId: string) => ReactNode

/** The line items of an order, as they were at purchase. */
export function OrderItems({ items, more }: { items: Order["items"]; more?: LineMore | undefined }) {
  return (
    <ul className="divide-y divide-stone-200">
      {items.map(({ id, product, quantity, unitPrice, lineTotal }) => (
        <li key={id} className="flex gap-4 py-5 first:pt-0 last:pb-0 sm:gap-6">
          <SmallPlate
            images={product.images}
            sizes="5rem"
            className="aspect-4/5 w-20 self-start rounded-xl"
            gem="size-7"
          />
          <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <div className="min-w-0">
              <Link
                to={`/products/${product.slug}`}
                className="text-lg leading-6 font-medium underline-offset-4 hover:underline"
              >
                {product.name}
              </Link>
              <p className="mt-1 text-sm text-stone-600 tabular-nums">
                {quantity} × {formatMoney(unitPrice)}
              </p>
              {more?.(id)}
            </div>
            <span className="font-medium whitespace-nowrap tabular-nums">{formatMoney(lineTotal)}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
