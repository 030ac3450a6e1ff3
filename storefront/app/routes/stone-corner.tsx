import type { ReactNode } from "react"
import { ProductCard, type CardCorner } from "~/features/catalog/product-card"
import type { CardProduct } from "~/features/catalog/card-product"
import { CompareToggle } from "~/features/compare/compare-toggle"
import { WishlistHeart } from "~/features/wishlist/wishlist-heart"

/** What other features put into the corner of a stone's card. */
export const stoneCorner: CardCorner = (product) => (
  <div className="flex flex-col gap-2">
    <WishlistHeart product={product} />
    <CompareToggle product={product} />
  </div>
)

/** A stone's card as the shop's pages show it. */
export const stoneCard = (product: CardProduct): ReactNode => (
  <ProductCard product={product} corner={stoneCorner} />
)
