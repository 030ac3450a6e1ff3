import { useMutation, useQueryClient } from "@tanstack/react-query"
import { invalidate } from "~/lib/invalidate"
import { without, withQuantity } from "./cart-math"
import { cartMutation } from "./cart-mutation"
import { tellCartProblem } from "./cart-problem"
import { cartQuery } from "./get-cart"
import { removeCartItem } from "./remove-cart-item"
import { updateCartItem } from "./update-cart-item"

interface Change {
  productId: string
  /** 0: the line leaves the cart. */
  quantity: number
}

/**
 * Changes a line: seen at once, sent in the order of the clicks, taken back when refused. The server's cart
 * replaces ours only when no later change is on its way, so that quantities never jump back and forth.
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
      tellCartProblem(error)
    },
  })
  return mutate
}
