import { inTenant } from "../../../../http/context"
import { created, ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { listKeys } from "../../../../modules/key/keys"
import { createKeyWorkflow } from "../../../../workflows/key/create-key"
import * as endpoints from "../../../../contract/endpoints/key"

export const GET = route(endpoints.listKeys, async (ctx) => ok(await inTenant(ctx, listKeys)))

export const POST = route(endpoints.createKey, async ({ container, tenant, actor }, { body }) => {
  const { result } = await createKeyWorkflow(container).run({
    input: { tenantId: tenant.id, actor, key: body },
  })
  return created(result)
})
