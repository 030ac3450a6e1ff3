import { memo, type ReactNode } from "react"
import { Link } from "react-router-dom"
import { stoneTexts } from "@contract/texts/stones"
import { GstNote } from "~/lib/price/gst-note"
import { formatMoney } from "~/lib/money"
import { useText } from "~/lib/site"
import { Badge } from "~/ui/badge"
import { cn } from "~/ui/cn"
import { Price } from "~/ui/price"
import { useMedia } from "~/ui/use-media"
import type { CardProduct } from "./card-product"
import { cardSizes as sizes, ProductPicture } from "./product-picture"
import { weightText } from "@contract/stone-fields/words"

/** Renders another feature's content, such as a heart, in the corner of each card; lists pass it to their cards. */
export type CardCorner = (product: CardProduct) => ReactNode

interface ProductCardProps {
  product: CardProduct
  /** Visible in the first screen, so loaded eagerly. */
  eager?: boolean
  corner?: CardCorner | undefined
}

/** Whether a name contains the weight already: `5.40 ct Black Spinel`. */
const includesWeight = (name: string, weight: string): boolean =>
  weight !== "" && name.includes(weightText(weight))

/**
 * One product in a grid. The whole card, except its corner, links to the product page. Memoized, because the router
 * renders the page again when a move to another one begins.
 */
export const ProductCard = memo(function ProductCard({ product, eager = false, corner }: ProductCardProps) {
  const text = useText(stoneTexts)
  const { slug, name, shortInfo, price, currency, weight, images, stock } = product
  const [first, second] = images
  // Only a mouse can hover; touch devices don't need the second picture's markup.
  const canHover = useMedia("(pointer: fine)", false)
  return (
    <article className="group relative flex h-full flex-col">
      <div className="plate relative aspect-4/5 overflow-hidden rounded-2xl">
        <ProductPicture url={first} alt="" sizes={sizes} priority={eager ? "high" : "auto"} />
        {second && canHover && (
          <div className="plate absolute inset-0 opacity-0 transition-opacity duration-250 group-hover:opacity-100">
            <ProductPicture url={second} alt="" sizes={sizes} />
          </div>
        )}
        {stock === 0 && (
          <Badge className="absolute top-3 left-3 bg-white/90">{text("stone_out_of_stock")}</Badge>
        )}
      </div>
      <div className="flex grow flex-col pt-3 sm:px-1 sm:pt-4">
        <h3 className="leading-5 font-medium wrap-anywhere sm:text-lg sm:leading-6">
          <Link
            to={`/products/${slug}`}
            prefetch="intent"
            className="after:absolute after:inset-0 after:rounded-2xl"
          >
            {name}
          </Link>
        </h3>
        <p className="mt-1 line-clamp-2 text-sm text-stone-600 sm:text-base">{shortInfo}</p>
        <p
          className={cn(
            "mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-2 sm:pt-3",
            // On a phone the corner's lower button is at the end of this line.
            corner && "max-sm:min-h-11 max-sm:content-center max-sm:items-center max-sm:pt-0 max-sm:pr-11"
          )}
        >
          {/* Above the link that covers the card. */}
          <span className="pointer-events-none">
            <Price className="block sm:text-lg">{formatMoney(price, currency)}</Price>
            <GstNote own={product.gstRate} className="block leading-4" />
          </span>
          {!includesWeight(name, weight) && (
            <span className="text-sm text-stone-600 tabular-nums">{weightText(weight)}</span>
          )}
        </p>
      </div>
      {corner && <div className="pointer-events-none absolute inset-0 z-1">{corner(product)}</div>}
    </article>
  )
})
