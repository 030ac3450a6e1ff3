import type { CardCorner } from "~/features/catalog/product-card"
import { WishlistHeart } from "~/features/wishlist/wishlist-heart"

/** What other features put into the corner of a stone's card. */
export const stoneCorner: CardCorner = (product) => <WishlistHeart product={product} />
