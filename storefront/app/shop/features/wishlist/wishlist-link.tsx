import { Link } from "react-router-dom"
import { headerTexts } from "@contract/texts/header"
import { useUser } from "~/lib/session"
import { useSite, useText } from "~/lib/site"
import { ButtonLink } from "~/ui/button"
import { CountBadge } from "~/ui/count-badge"
import { Icon } from "~/ui/icon"
import { useWishlist } from "./get-wishlist"

const address = "/profile?tab=wishlist"

interface WishlistLinkProps {
  /** In the header's row of icons, or in the phone's menu sheet. */
  place: "header" | "menu"
  /** Called when it was chosen in the menu, so that the sheet closes. */
  onChosen?: () => void
}

/** Link to the wishlist with its number of entries, for signed-in shoppers of tenants with the wishlist feature. */
export function WishlistLink({ place, onChosen }: WishlistLinkProps) {
  const text = useText(headerTexts)
  const user = useUser()
  const { enableWishlist } = useSite().branding.features
  const count = useWishlist().data?.length ?? 0
  if (!user || !enableWishlist) return null
  if (place === "menu") {
    return (
      <ButtonLink to={address} look="outline" onClick={onChosen}>
        <Icon name="heart" />
        {text("header_wishlist")}
        {count > 0 && <span className="text-stone-600 tabular-nums">({count})</span>}
      </ButtonLink>
    )
  }
  return (
    <Link
      to={address}
      prefetch="intent"
      aria-label={
        count === 0
          ? text("header_wishlist")
          : `${text("header_wishlist")}, ${count} ${count === 1 ? "item" : "items"}`
      }
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-full transition duration-200 hover:bg-current/10"
    >
      <Icon name="heart" />
      <CountBadge count={count} />
    </Link>
  )
}
