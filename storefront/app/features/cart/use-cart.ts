import { useQuery } from "@tanstack/react-query"
import type { Cart } from "@contract/cart"
import { useUser } from "~/lib/session"
import { cartQuery } from "~/lib/shopper"
import { useSite } from "~/lib/site"

/** The shopper's cart; asked for only when somebody is signed in and the shop has carts. */
export function useCart(): { cart: Cart | undefined; failed: boolean } {
  const user = useUser()
  const { features } = useSite().branding
  const enabled = user !== null && features.enableCart
  const { data, isError } = useQuery({ ...cartQuery(), enabled })
  return { cart: enabled ? data : undefined, failed: isError }
}
