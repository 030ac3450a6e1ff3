import { useState } from "react"
import type { Product } from "@contract/product"
import { buyTexts } from "@contract/texts/buy"
import { useUser } from "~/lib/session"
import { useSite, useText } from "~/lib/site"
import { toast } from "~/ui/toast-store"
import { useAddCartItem } from "./add-cart-item"
import { promptSignIn, showCartError } from "./cart-problem"

/**
 * State and callbacks to add one product to the cart, shared by all controls of a page; null for a tenant without
 * carts.
 */
export function useBuy(product: Product) {
  const text = useText(buyTexts)
  const { id, name, stock } = product
  const [wanted, setWanted] = useState(1)
  const user = useUser()
  const { enableCart } = useSite().branding.features
  const quantity = Math.min(wanted, Math.max(stock, 1))
  const { mutate, isPending } = useAddCartItem({
    onSuccess: () => {
      setWanted(1)
      toast({ title: text("buy_added"), description: quantity === 1 ? name : `${quantity} × ${name}` })
    },
    onError: showCartError,
  })
  if (!enableCart) return null
  const add = () => (user ? mutate({ productId: id, quantity }) : promptSignIn())
  return { product, quantity, setWanted, add, busy: isPending, soldOut: stock <= 0 }
}

export type Buy = NonNullable<ReturnType<typeof useBuy>>
