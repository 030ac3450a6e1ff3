import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { Cart } from "@contract/cart"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"
import { cartMutation } from "./cart-mutation"
import { cartQuery } from "./get-cart"

interface NewItem {
  productId: string
  quantity: number
}

const addCartItem = (body: NewItem) => request(browserApi, "POST /api/cart", { body })

/** Adds a product to the cart. The response is the whole cart, which replaces the cached one. */
export function useAddCartItem({ onSuccess, onError }: Callbacks<NewItem, Cart> = {}) {
  const client = useQueryClient()
  return useMutation({
    ...cartMutation,
    mutationFn: addCartItem,
    onSuccess: (cart, item) => {
      client.setQueryData(cartQuery().queryKey, cart)
      return onSuccess?.(cart, item)
    },
    onError: (error, item) => onError?.(error, item),
  })
}
