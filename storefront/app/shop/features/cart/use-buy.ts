import { useState } from "react"
import type { Product } from "@contract/product"
import { useUser } from "~/lib/session"
import { useSite } from "~/lib/site"
import { useAddCartItem } from "./add-cart-item"
import { addedStone } from "./added-stone"
import { promptSignIn, showCartError } from "./cart-problem"

/** What the controls of a purchase show. */
type Bought = Pick<Product, "id" | "name" | "price" | "currency" | "gstRate" | "stock" | "images">

/**
 * State and callbacks to add one product to the cart, shared by all controls of a page; null for a tenant without
 * carts.
 */
export function useBuy(product: Bought) {
  const { id, stock } = product
  const [wanted, setWanted] = useState(1)
  const user = useUser()
  const { enableCart } = useSite().branding.features
  const quantity = Math.min(wanted, Math.max(stock, 1))
  const { mutate, isPending } = useAddCartItem({
    onSuccess: () => {
      setWanted(1)
      addedStone.show({ product, quantity })
    },
    onError: showCartError,
  })
  if (!enableCart) return null
  const add = () => (user ? mutate({ productId: id, quantity }) : promptSignIn())
  return { product, quantity, setWanted, add, busy: isPending, soldOut: stock <= 0 }
}

export type Buy = NonNullable<ReturnType<typeof useBuy>>
