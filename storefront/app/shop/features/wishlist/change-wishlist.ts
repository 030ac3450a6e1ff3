import { useMutation, useQueryClient } from "@tanstack/react-query"
import { commonTexts } from "@contract/texts/common"
import { wishlistTexts } from "@contract/texts/wishlist"
import { ApiError, isStatus } from "~/lib/api"
import { openAuthDialog } from "~/lib/auth-dialog"
import { browserApi } from "~/lib/browser-api"
import { browserText } from "~/lib/browser-text"
import { invalidate } from "~/lib/invalidate"
import { request } from "~/lib/request"
import { useText } from "~/lib/site"
import { toast } from "~/ui/toast-store"
import { useWishlist, wishlistQuery } from "./get-wishlist"

const text = browserText(wishlistTexts, commonTexts)

/** Adds a product to the wishlist, or removes it (null). */
const changeWishlist = (productId: string, wanted: boolean) =>
  wanted
    ? request(browserApi, "POST /api/wishlist", { body: { productId } })
    : request(browserApi, "DELETE /api/wishlist/:productId", { params: { productId } })

export function promptSignIn(): void {
  openAuthDialog("sign-in")
  toast({
    title: text("login_required_title"),
    description: text("wishlist_sign_in"),
    variant: "destructive",
  })
}

/** The message for a failure: a full wishlist has its own, anything else the specification's. */
function showWishlistError(error: unknown): void {
  const full = error instanceof ApiError && error.code === "CONFLICT"
  const description = full ? error.message : text("wishlist_change_failed")
  toast({ title: text("wishlist_error_title"), description, variant: "destructive" })
}

/**
 * Whether a product is on the signed-in shopper's wishlist, and a callback to toggle it. Changes are shown at once,
 * sent in the order of the taps, and rolled back when refused: a pending change counts only until its response has
 * arrived.
 */
export function useWish(productId: string): { wished: boolean; toggle: () => void } {
  const text = useText(wishlistTexts)
  const client = useQueryClient()
  const { queryKey } = wishlistQuery()
  const entries = useWishlist().data
  const change = useMutation({
    mutationKey: ["wishlist"],
    scope: { id: "wishlist" },
    mutationFn: (wanted: boolean) => changeWishlist(productId, wanted),
    onSuccess: async (entry, wanted) => {
      // A fetch in progress was read before this change.
      await client.cancelQueries({ queryKey })
      const all = client.getQueryData(queryKey)
      if (all) {
        const others = all.filter((it) => it.product.id !== productId)
        client.setQueryData(queryKey, entry ? [entry, ...others] : others)
      } else await invalidate(client, "wishlistChangedUnseen")
      if (!wanted) toast({ title: text("wishlist_removed") })
    },
    onError: async (error) => {
      if (isStatus(error, 401)) {
        promptSignIn()
        return
      }
      showWishlistError(error)
      await invalidate(client, "wishlistChangeRefused")
    },
  })
  const kept = entries?.some((it) => it.product.id === productId) ?? false
  const wished = change.isPending ? change.variables : kept
  return { wished, toggle: () => change.mutate(!wished) }
}
