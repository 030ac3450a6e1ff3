import { listAddresses } from "../../../modules/address/find-addresses"
import { createAddress } from "../../../commands/address/create-address"
import { inTenant } from "../../../http/kernel/context"
import { created, ok } from "../../../http/kernel/reply"
import { route } from "../../../http/kernel/route"
import * as endpoints from "../../../contract/endpoints/address"

export const GET = route(endpoints.listAddresses, async (ctx) =>
  ok(await inTenant(ctx, (tx) => listAddresses(tx, ctx.signedIn.account.id)))
)

export const POST = route(endpoints.createAddress, async ({ container, tenant, signedIn }, { body }) => {
  const input = { tenantId: tenant.id, accountId: signedIn.account.id, address: body }
  return created(await createAddress(container, input))
})
