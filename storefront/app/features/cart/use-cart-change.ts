import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { Cart } from "@contract/cart"
import { browserApi } from "~/lib/browser-api"
import { cartQuery } from "~/lib/shopper"
import { without, withQuantity } from "./cart-math"
import { tellCartProblem } from "./cart-problem"

interface Change {
  productId: string
  /** 0: the line leaves the cart. */
  quantity: number
}

const mutationKey = ["cart"]

/**
 * Changes a line: seen at once, sent in the order of the clicks, taken back when refused. The server's cart
 * replaces ours only when no later change is on its way, so that quantities never jump back and forth.
 */
export function useCartChange(): (change: Change) => void {
  const client = useQueryClient()
  const { queryKey } = cartQuery()
  const settled = (): boolean => client.isMutating({ mutationKey }) === 1
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: "cart" },
    mutationFn: ({ productId, quantity }: Change) => {
      const path = `/api/cart/${encodeURIComponent(productId)}`
      return quantity === 0
        ? browserApi.send<Cart>("DELETE", path)
        : browserApi.send<Cart>("PUT", path, { quantity })
    },
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
      tellCartProblem(error)
      // Stock or prices have changed behind our back: show what holds now.
      void client.invalidateQueries({ queryKey })
    },
  })
  return mutate
}
