import { wishlistTexts } from "@contract/texts/wishlist"
import { useUser } from "~/lib/session"
import { useSite, useText } from "~/lib/site"
import { Button, IconButton } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { cn } from "~/ui/cn"
import { promptSignIn, useWish } from "./change-wishlist"

interface HeartProps {
  product: { id: string; name: string }
  /** Only an icon, over a card's picture; or a button with a label, beside others. */
  shape?: "corner" | "button"
}

interface Wish {
  wished: boolean
  toggle: () => void
}

function Heart({ product, shape = "corner", wished, toggle }: HeartProps & Wish) {
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

const OwnHeart = (props: HeartProps) => <Heart {...props} {...useWish(props.product.id)} />

/** Toggles a product on the shopper's wishlist; renders nothing for a tenant without wishlists. */
export function WishlistHeart(props: HeartProps) {
  const user = useUser()
  if (!useSite().branding.features.enableWishlist) return null
  return user ? <OwnHeart {...props} /> : <Heart {...props} wished={false} toggle={promptSignIn} />
}
