import { cartView, readCart } from "../../../modules/cart/read-cart"
import { changeCart } from "../../../commands/cart/change-cart"
import type { CartChange, CartOwner } from "../../../modules/cart/change-lines"
import type { RequestContext, SignedIn } from "../../../http/kernel/context"
import { ok, type Reply } from "../../../http/kernel/reply"
import { requireFeature } from "../../../http/kernel/require-feature"

type Ctx = RequestContext & { signedIn: SignedIn }

const ownerOf = ({ tenant, signedIn: { account } }: Ctx): CartOwner => ({
  tenantId: tenant.id,
  accountId: account.id,
  customerId: account.customerId,
  email: account.email,
  salesChannelId: tenant.salesChannelId,
  regionId: tenant.regionId,
})

export async function showCart(ctx: Ctx): Promise<Reply> {
  requireFeature(ctx, "enableCart")
  return ok(cartView(await readCart(ctx.container, ctx.tenant.id, ctx.signedIn.account.id)))
}

/** Applies a change and responds with the whole cart, as every cart write does. */
export async function changedCart(ctx: Ctx, change: CartChange): Promise<Reply> {
  requireFeature(ctx, "enableCart")
  const result = await changeCart(ctx.container, { owner: ownerOf(ctx), change })
  return ok(cartView(result))
}
