import { z } from "zod"
import { wishlistBody, wishlistEntry } from "../../../contract/wishlist"
import { readEntries } from "../../../modules/wishlist/entries"
import { changeWishlistWorkflow } from "../../../workflows/wishlist/change-wishlist"
import { created, ok } from "../../../http/reply"
import { requireFeature } from "../../../http/require-feature"
import { route } from "../../../http/route"

export const GET = route(
  {
    access: "shopper",
    summary: "The stones one keeps in mind, the latest first, at today's prices",
    answers: { 200: z.array(wishlistEntry) },
    refusals: ["FEATURE_DISABLED"],
  },
  async (ctx) => {
    requireFeature(ctx, "enableWishlist")
    return ok(await readEntries(ctx.container, ctx.tenant.id, ctx.signedIn.account.id))
  }
)

export const POST = route(
  {
    access: "shopper",
    summary: "Keep a stone in mind: 201, and 200 when it is kept already",
    body: wishlistBody,
    answers: { 200: wishlistEntry, 201: wishlistEntry },
    refusals: ["FEATURE_DISABLED", "NOT_FOUND", "CONFLICT"],
  },
  async (ctx, { body }) => {
    requireFeature(ctx, "enableWishlist")
    const { id: accountId } = ctx.signedIn.account
    const input = { tenantId: ctx.tenant.id, accountId, kind: "add" as const, productId: body.productId }
    const { result } = await changeWishlistWorkflow(ctx.container).run({ input })
    return result.isNew ? created(result.entry) : ok(result.entry)
  }
)
