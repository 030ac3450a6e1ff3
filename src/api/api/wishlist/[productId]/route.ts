import { wishlistParams } from "../../../../contract/wishlist"
import { changeWishlistWorkflow } from "../../../../workflows/wishlist/change-wishlist"
import { noContent } from "../../../../http/reply"
import { requireFeature } from "../../../../http/require-feature"
import { route } from "../../../../http/route"

export const DELETE = route(
  {
    access: "shopper",
    summary: "Keep a stone in mind no longer; what isn't on the list is no fault",
    params: wishlistParams,
    answers: { 204: null },
    refusals: ["FEATURE_DISABLED"],
  },
  async (ctx, { params }) => {
    requireFeature(ctx, "enableWishlist")
    const { id: accountId } = ctx.signedIn.account
    const input = { tenantId: ctx.tenant.id, accountId, kind: "remove" as const, productId: params.productId }
    await changeWishlistWorkflow(ctx.container).run({ input })
    return noContent()
  }
)
