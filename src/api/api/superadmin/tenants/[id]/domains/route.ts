import { withTenant } from "../../../../../../db/with-tenant"
import { platformActor } from "../../../../../../http/kernel/actor"
import { created, ok } from "../../../../../../http/kernel/reply"
import { route } from "../../../../../../http/kernel/route"
import { hostView } from "../../../../../../modules/tenant/hosts/host-view"
import { listHosts } from "../../../../../../modules/tenant/hosts/hosts"
import { addHost } from "../../../../../../commands/tenant/hosts/add-host"
import { viewOfTenant } from "../../view-of-tenant"
import * as endpoints from "../../../../../../contract/endpoints/domain"

export const GET = route(endpoints.listTenantDomains, async ({ container }, { params: { id } }) => {
  await viewOfTenant(container, id)
  return ok((await withTenant(container, id, listHosts)).map(hostView))
})

export const POST = route(
  endpoints.addTenantDomain,
  async ({ container, signedIn }, { params: { id }, body }) => {
    const input = { id, host: body.host, actor: platformActor(signedIn) }
    return created(await addHost(container, input))
  }
)
