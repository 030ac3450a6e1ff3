import { platformActor } from "../../../../../http/kernel/actor"
import { brandPicturesIn } from "../../../../../http/files/brand-files"
import { noContent, ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { archiveTenant } from "../../../../../commands/tenant/archive-tenant"
import { updateTenant } from "../../../../../commands/tenant/update-tenant"
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
      now: new Date(),
    }
    await updateTenant(container, input)
    return ok(await viewOfTenant(container, id))
  }
)

export const DELETE = route(endpoints.deleteTenant, async ({ container, signedIn }, { params: { id } }) => {
  const input = { id, actor: platformActor(signedIn), now: new Date() }
  await archiveTenant(container, input)
  return noContent()
})
