import { inTenant } from "../../../../http/kernel/context"
import { created, ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { listKeys } from "../../../../modules/key/keys"
import { createKey } from "../../../../commands/key/create-key"
import * as endpoints from "../../../../contract/endpoints/key"

export const GET = route(endpoints.listKeys, async (ctx) => ok(await inTenant(ctx, listKeys)))

export const POST = route(endpoints.createKey, async ({ container, tenant, actor }, { body }) => {
  return created(await createKey(container, { tenantId: tenant.id, actor, key: body }))
})
