import { useMutation, useQueryClient } from "@tanstack/react-query"
import { invalidate } from "~/lib/invalidate"
import { without, withQuantity } from "./cart-math"
import { cartMutation } from "./cart-mutation"
import { showCartError } from "./cart-problem"
import { cartQuery } from "./get-cart"
import { removeCartItem } from "./remove-cart-item"
import { updateCartItem } from "./update-cart-item"

interface Change {
  productId: string
  /** 0 removes the line item. */
  quantity: number
}

/**
 * Changes a line item: the change is shown at once, sent in the order of the clicks, and rolled back when refused. The
 * server's cart replaces the optimistic one only when no later change is in flight, so that quantities don't jump.
 */
export function useCartChange(): (change: Change) => void {
  const client = useQueryClient()
  const { queryKey } = cartQuery()
  const settled = (): boolean => client.isMutating({ mutationKey: cartMutation.mutationKey }) === 1
  const { mutate } = useMutation({
    ...cartMutation,
    mutationFn: ({ productId, quantity }: Change) =>
      quantity === 0 ? removeCartItem(productId) : updateCartItem(productId, quantity),
    onMutate: async ({ productId, quantity }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) {
        client.setQueryData(
          queryKey,
          quantity === 0 ? without(before, productId) : withQuantity(before, productId, quantity)
        )
      }
      return { before }
    },
    onSuccess: (cart) => {
      if (settled()) client.setQueryData(queryKey, cart)
    },
    onError: (error, _change, context) => {
      if (context?.before && settled()) client.setQueryData(queryKey, context.before)
      void invalidate(client, "cartChangeRefused")
      showCartError(error)
    },
  })
  return mutate
}
