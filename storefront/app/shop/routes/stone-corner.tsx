import type { ReactNode } from "react"
import { ProductCard, type CardCorner } from "~/shop/features/catalog/product-card"
import type { CardProduct } from "~/shop/features/catalog/card-product"
import { CompareToggle } from "~/shop/features/compare/compare-toggle"
import { WishlistHeart } from "~/shop/features/wishlist/wishlist-heart"

/**
 * What other features put onto a stone's card: a heart in the picture's corner and, below it, the choice to compare; on
 * a phone that stands beside the price, since two buttons would lie over half of the stone.
 */
export const stoneCorner: CardCorner = (product) => (
  <>
    <div className="pointer-events-auto absolute top-3 right-3">
      <WishlistHeart product={product} />
    </div>
    <div className="pointer-events-auto absolute max-sm:-right-1.5 max-sm:bottom-0 sm:top-16 sm:right-3">
      <CompareToggle product={product} />
    </div>
  </>
)

/** A stone's card as the shop's pages show it. */
export const stoneCard = (product: CardProduct): ReactNode => (
  <ProductCard product={product} corner={stoneCorner} />
)
