import { hostOf } from "../../../../../../../contract/rules/host"
import { platformActor } from "../../../../../../../http/kernel/actor"
import { noContent, ok } from "../../../../../../../http/kernel/reply"
import { route } from "../../../../../../../http/kernel/route"
import { makePrimary } from "../../../../../../../commands/tenant/hosts/make-primary"
import { removeHost } from "../../../../../../../commands/tenant/hosts/remove-host"
import * as endpoints from "../../../../../../../contract/endpoints/domain"

export const PUT = route(
  endpoints.updateTenantDomain,
  async ({ container, signedIn }, { params: { id, host } }) => {
    const input = { id, host: hostOf(host) ?? "", actor: platformActor(signedIn) }
    return ok(await makePrimary(container, input))
  }
)

export const DELETE = route(
  endpoints.deleteTenantDomain,
  async ({ container, signedIn }, { params: { id, host } }) => {
    const input = { id, host: hostOf(host) ?? "", actor: platformActor(signedIn) }
    await removeHost(container, input)
    return noContent()
  }
)
