import { readEntries } from "../../../modules/wishlist/entries"
import { changeWishlist } from "../../../commands/wishlist/change-wishlist"
import { created, ok } from "../../../http/kernel/reply"
import { requireFeature } from "../../../http/kernel/require-feature"
import { route } from "../../../http/kernel/route"
import * as endpoints from "../../../contract/endpoints/wishlist"

export const GET = route(endpoints.listWishlist, async (ctx) => {
  requireFeature(ctx, "enableWishlist")
  return ok(await readEntries(ctx.container, ctx.tenant.id, ctx.signedIn.account.id))
})

export const POST = route(endpoints.addToWishlist, async (ctx, { body }) => {
  requireFeature(ctx, "enableWishlist")
  const { id: accountId } = ctx.signedIn.account
  const input = { tenantId: ctx.tenant.id, accountId, kind: "add" as const, productId: body.productId }
  const result = await changeWishlist(ctx.container, input)
  return result.isNew ? created(result.entry) : ok(result.entry)
})
