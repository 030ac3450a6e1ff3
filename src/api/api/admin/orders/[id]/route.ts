import { adminOrder, orderParams, orderUpdateBody } from "../../../../../contract/admin-order"
import { inTenant } from "../../../../../http/context"
import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { adminOrderOf } from "../../../../../workflows/order/admin-orders"
import { updateOrderWorkflow } from "../../../../../workflows/order/update-order"

export const GET = route(
  {
    access: "admin",
    scope: "orders:read",
    summary: "One order, by its id or its number",
    params: orderParams,
    answers: { 200: adminOrder },
    refusals: ["NOT_FOUND"],
  },
  async (ctx, { params: { id } }) => ok(await inTenant(ctx, (tx) => adminOrderOf(tx, id)))
)

export const PUT = route(
  {
    access: "admin",
    scope: "orders:write",
    summary:
      "Change an order's status, courier or tracking, or note something. The shopper reads the note of a new status; a note alone is for staff",
    params: orderParams,
    body: orderUpdateBody,
    versioned: true,
    answers: { 200: adminOrder },
    refusals: ["NOT_FOUND", "INSUFFICIENT_STOCK"],
  },
  async (ctx, { params: { id }, body, version }) => {
    const input = { tenantId: ctx.tenant.id, actor: ctx.actor, id, changes: body, version }
    const { result } = await updateOrderWorkflow(ctx.container).run({ input })
    return ok(result)
  }
)
