import type { ReactNode } from "react"
import type { Product } from "@contract/product"
import { formatMoney } from "~/lib/money"
import { Badge } from "~/ui/badge"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"
import { Price } from "~/ui/price"
import { stockWords } from "./stock"
import { typeLabel } from "@contract/stone-fields/words"

interface ProductSummaryProps {
  product: Product
  /** Rupees from which on shipping is free. */
  threshold: number
  /** What can be done about the product: the controls of other features, one below the other. */
  actions: ReactNode
}

/** Name, badges, price, stock, and what to do about it. */
export function ProductSummary({ product, threshold, actions }: ProductSummaryProps) {
  const { line, badge } = stockWords(product.stock)
  const belowThreshold = Number(product.price) < threshold
  return (
    <div className="flex flex-col gap-6">
      <div>
        <div className="mb-4 flex flex-wrap gap-2">
          <Badge>{typeLabel(product.type)}</Badge>
          {product.isFeatured && (
            <Badge tone="brand">
              <Icon name="star" className="size-4" /> Featured
            </Badge>
          )}
          {badge && <Badge tone="yellow">{badge}</Badge>}
        </div>
        <h1 className="font-display text-4xl text-balance lg:text-5xl">{product.name}</h1>
        {product.shortInfo && <p className="mt-3 text-lg text-stone-600">{product.shortInfo}</p>}
      </div>
      <div>
        <Price className="text-3xl">{formatMoney(product.price, product.currency)}</Price>
        <p
          className={cn(
            "mt-2 flex items-center gap-2",
            product.stock > 0 ? "text-green-800" : "text-red-700"
          )}
        >
          <span aria-hidden="true" className="size-2 rounded-full bg-current" />
          {line}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="green">
            <Icon name="truck" className="size-4" /> Free Shipping
          </Badge>
          {belowThreshold && (
            <span className="text-sm text-stone-600">on orders above {formatMoney(threshold)}</span>
          )}
        </div>
      </div>
      {actions}
      {product.description && (
        <p className="max-w-[65ch] whitespace-pre-line text-stone-700">{product.description}</p>
      )}
    </div>
  )
}
