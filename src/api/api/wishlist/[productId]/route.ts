import { changeWishlist } from "../../../../commands/wishlist/change-wishlist"
import { noContent } from "../../../../http/kernel/reply"
import { requireFeature } from "../../../../http/kernel/require-feature"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/wishlist"

export const DELETE = route(endpoints.removeFromWishlist, async (ctx, { params }) => {
  requireFeature(ctx, "enableWishlist")
  const { id: accountId } = ctx.signedIn.account
  const input = { tenantId: ctx.tenant.id, accountId, kind: "remove" as const, productId: params.productId }
  await changeWishlist(ctx.container, input)
  return noContent()
})
