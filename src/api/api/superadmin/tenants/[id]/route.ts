import { platformActor } from "../../../../../http/actor"
import { brandPicturesIn } from "../../../../../http/brand-files"
import { noContent, ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { archiveTenantWorkflow } from "../../../../../workflows/tenant/archive-tenant"
import { updateTenantWorkflow } from "../../../../../workflows/tenant/update-tenant"
import { viewOfTenant } from "../view-of-tenant"
import * as endpoints from "../../../../../contract/endpoints/tenant"

export const GET = route(endpoints.getTenant, async ({ container }, { params: { id } }) =>
  ok(await viewOfTenant(container, id))
)

export const PUT = route(
  endpoints.updateTenant,
  async ({ container, signedIn }, { params: { id }, body, files, version }) => {
    const input = {
      id,
      actor: platformActor(signedIn),
      changes: body,
      pictures: brandPicturesIn(files),
      version,
      now: new Date().toISOString(),
    }
    await updateTenantWorkflow(container).run({ input })
    return ok(await viewOfTenant(container, id))
  }
)

export const DELETE = route(endpoints.deleteTenant, async ({ container, signedIn }, { params: { id } }) => {
  const input = { id, actor: platformActor(signedIn), now: new Date().toISOString() }
  await archiveTenantWorkflow(container).run({ input })
  return noContent()
})
