import { useId, useState } from "react"
import type { Order } from "@contract/order"
import { counted } from "~/lib/counted"
import { formatMoney } from "~/lib/money"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"
import { SmallPlate } from "~/ui/small-plate"

/** The line items of an order, collapsed by default. */
export function CardItems({ items }: { items: Order["items"] }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-mx-2 inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-lg px-2 text-sm font-medium text-stone-700 hover:bg-stone-900/5"
      >
        <Icon name="down" className={cn("size-4 transition-transform duration-200", open && "rotate-180")} />
        {counted(items.length, "item")}
      </button>
      <ul id={id} hidden={!open} className="mt-1 grid gap-3 border-t border-stone-200 pt-3">
        {items.map(({ id: key, product, quantity, lineTotal }) => (
          <li key={key} className="flex items-center gap-3 text-sm">
            <SmallPlate
              images={product.images}
              sizes="2.5rem"
              className="h-12 w-10 rounded-lg"
              gem="size-4"
            />
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">{product.name}</span>
              <span className="block text-stone-600">Qty: {quantity}</span>
            </span>
            <span className="font-medium tabular-nums">{formatMoney(lineTotal)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
