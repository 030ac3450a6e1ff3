import { Link } from "react-router-dom"
import { CountBadge } from "~/ui/count-badge"
import { Icon } from "~/ui/icon"
import { useSite } from "~/lib/site"
import { useUser } from "~/lib/session"
import { useCart } from "./get-cart"

/** The header's cart icon with its count, for signed-in shoppers of tenants with the cart feature. */
export function CartLink() {
  const user = useUser()
  const { enableCart } = useSite().branding.features
  const { cart } = useCart()
  if (!user || !enableCart) return null
  const count = cart?.count ?? 0
  return (
    <Link
      to="/cart"
      prefetch="intent"
      aria-label={count === 0 ? "Cart" : `Cart, ${count} ${count === 1 ? "item" : "items"}`}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-full transition duration-200 hover:bg-current/10"
    >
      <Icon name="bag" />
      <CountBadge count={count} />
    </Link>
  )
}
