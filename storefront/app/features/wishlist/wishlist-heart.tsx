import { wishlistTexts } from "@contract/texts/wishlist"
import { useSite, useText } from "~/lib/site"
import { Button, IconButton } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { cn } from "~/ui/cn"
import { useWish } from "./change-wishlist"

interface HeartProps {
  product: { id: string; name: string }
  /** A heart alone, over a card's picture; or a button with its word, beside others. */
  shape?: "corner" | "button"
}

function Heart({ product, shape = "corner" }: HeartProps) {
  const { wished, toggle } = useWish(product.id)
  const text = useText(wishlistTexts)
  const named = {
    "aria-label": wished ? "Remove from wishlist" : "Add to wishlist",
    "aria-description": product.name,
    onClick: toggle,
  }
  const red = wished && "text-red-700!"
  if (shape === "button") {
    return (
      <Button look="outline" {...named}>
        <Icon name="heart" filled={wished} className={cn("size-5", red)} />
        {text("wishlist_button")}
      </Button>
    )
  }
  return (
    <IconButton
      label={named["aria-label"]}
      icon="heart"
      look="floating"
      filled={wished}
      className={cn(red)}
      {...named}
    />
  )
}

/** Puts a stone on the shopper's list and takes it off; nothing in a shop without wishlists. */
export function WishlistHeart(props: HeartProps) {
  return useSite().branding.features.enableWishlist ? <Heart {...props} /> : null
}
