import { Link } from "react-router-dom"
import type { LowStockStone } from "@contract/dashboard"
import { Badge } from "~/ui/badge"
import { ButtonLink } from "~/ui/button"
import { SmallPlate } from "~/ui/small-plate"
import { Panel, PanelNote } from "./panel"
import { texts } from "./texts"

const products = "/admin/products"

interface LowStockProps {
  stones: LowStockStone[]
  /** Total number of products with low stock. */
  count: number
  /** Total number of products on sale. */
  stoneCount: number
}

/** Products with low stock, lowest first. */
export function LowStock({ stones, count, stoneCount }: LowStockProps) {
  const more = count - stones.length
  return (
    <Panel title={texts.lowStock} link={{ to: products, label: texts.allProducts }}>
      {stones.length === 0 ? (
        <PanelNote>
          <p>{stoneCount === 0 ? texts.noStones : texts.wellStocked}</p>
          {stoneCount === 0 && (
            <ButtonLink to={products} size="small" look="outline">
              {texts.addFirst}
            </ButtonLink>
          )}
        </PanelNote>
      ) : (
        <ul className="-mx-2">
          {stones.map((it) => (
            <li
              key={it.id}
              className="relative flex items-center gap-3 rounded-xl px-2 py-2 hover:bg-stone-50"
            >
              <SmallPlate images={it.images} className="h-12 w-10 rounded-lg" gem="size-5" />
              <Link
                to={`${products}?search=${encodeURIComponent(it.name)}`}
                className="line-clamp-2 min-w-0 grow text-sm leading-5 after:absolute after:inset-0 after:rounded-xl"
              >
                {it.name}
              </Link>
              <Badge tone={it.stock === 0 ? "red" : "yellow"} className="shrink-0 whitespace-nowrap">
                {texts.left(it.stock)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <ButtonLink
          to={`${products}?sort=stock_asc`}
          size="small"
          look="outline"
          className="mt-3 min-h-11 w-full"
        >
          {texts.more(more)}
        </ButtonLink>
      )}
    </Panel>
  )
}
