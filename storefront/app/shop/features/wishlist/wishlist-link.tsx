import { Link } from "react-router-dom"
import { headerTexts } from "@contract/texts/header"
import { useUser } from "~/lib/session"
import { useSite, useText } from "~/lib/site"
import { ButtonLink } from "~/ui/button"
import { Icon } from "~/ui/icon"

const address = "/profile?tab=wishlist"

interface WishlistLinkProps {
  /** In the header's row of icons, or in the phone's menu sheet. */
  place: "header" | "menu"
  /** Called when it was chosen in the menu, so that the sheet closes. */
  onChosen?: () => void
}

/** Link to the wishlist, for signed-in shoppers of tenants with the wishlist feature. */
export function WishlistLink({ place, onChosen }: WishlistLinkProps) {
  const text = useText(headerTexts)
  const user = useUser()
  const { enableWishlist } = useSite().branding.features
  if (!user || !enableWishlist) return null
  if (place === "menu") {
    return (
      <ButtonLink to={address} look="outline" onClick={onChosen}>
        <Icon name="heart" />
        {text("header_wishlist")}
      </ButtonLink>
    )
  }
  return (
    <Link
      to={address}
      prefetch="intent"
      aria-label={text("header_wishlist")}
      className="inline-grid size-11 shrink-0 place-items-center rounded-full transition duration-200 hover:bg-current/10"
    >
      <Icon name="heart" />
    </Link>
  )
}
