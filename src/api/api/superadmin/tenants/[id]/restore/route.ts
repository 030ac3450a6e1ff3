import { restoreTenant } from "../../../../../../commands/tenant/restore-tenant"
import { platformActor } from "../../../../../../http/kernel/actor"
import { ok } from "../../../../../../http/kernel/reply"
import { route } from "../../../../../../http/kernel/route"
import { viewOfTenant } from "../../view-of-tenant"
import * as endpoints from "../../../../../../contract/endpoints/tenant"

export const POST = route(endpoints.restoreTenant, async ({ container, signedIn }, { params: { id } }) => {
  await restoreTenant(container, { id, actor: platformActor(signedIn), clock: () => new Date() })
  return ok(await viewOfTenant(container, id))
})
