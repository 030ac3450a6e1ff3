import { useId, type ReactNode } from "react"
import type { AdminProduct } from "@contract/admin-product"
import { typeLabel, weightText } from "@contract/stone-fields/words"
import { pictureSource } from "~/lib/images"
import { formatMoney } from "~/lib/money"
import { Icon } from "~/ui/icon"
import { ProductActions, type ProductActs } from "./product-actions"
import { ProductMarks, stockText } from "./product-marks"

interface ProductTileProps extends ProductActs {
  product: AdminProduct
  /** The tile's check box. */
  select: ReactNode
}

/** A product in a narrow list or in the grid: picture, name, stock, and actions. */
export function ProductTile({ product, select, ...acts }: ProductTileProps) {
  const id = useId()
  const { name, type, weight, price, currency, stock, images } = product
  const [first] = images
  return (
    <article className="flex gap-3 rounded-2xl bg-white p-3 shadow-soft">
      <div className="plate grid size-20 shrink-0 place-items-center overflow-hidden rounded-xl text-stone-300">
        {first ? (
          <img
            {...pictureSource(first, "5rem")}
            alt=""
            width={80}
            height={80}
            loading="lazy"
            className="size-full object-cover"
          />
        ) : (
          <Icon name="gem" className="size-8" />
        )}
      </div>
      <div className="grid min-w-0 grow content-start gap-0.5">
        <div className="flex items-start justify-between gap-2">
          <h3 id={id} className="line-clamp-2 pt-1 text-sm font-medium wrap-anywhere">
            {name}
          </h3>
          {select && <span className="-mt-2 -mr-2">{select}</span>}
        </div>
        <p className="truncate text-sm text-stone-600">
          {[typeLabel(type), weight && weightText(weight)].filter(Boolean).join(" · ")}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="font-medium tabular-nums">{formatMoney(price, currency)}</span>
          <span className={stock === 0 ? "text-red-800" : "text-stone-600"}>{stockText(stock)}</span>
        </div>
        <div className="-mb-2 -ml-3 flex items-center justify-between gap-2">
          <ProductActions product={product} nameId={id} {...acts} />
          <span className="flex flex-wrap gap-1">
            <ProductMarks product={product} />
          </span>
        </div>
      </div>
    </article>
  )
}
