import type { ReactNode } from "react"
import { ProductCard, type CardCorner } from "~/shop/features/catalog/product-card"
import type { CardProduct } from "~/shop/features/catalog/card-product"
import { CompareToggle } from "~/shop/features/compare/compare-toggle"
import { WishlistHeart } from "~/shop/features/wishlist/wishlist-heart"

/**
 * Controls of other features on a product's card: a heart in the picture's corner and, below it, the comparison toggle.
 * On a phone the toggle is beside the price, since two buttons would cover half of the picture.
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

/** A product's card as the tenant's pages show it. */
export const stoneCard = (product: CardProduct): ReactNode => (
  <ProductCard product={product} corner={stoneCorner} />
)
