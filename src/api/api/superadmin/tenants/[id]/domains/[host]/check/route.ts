import { hostOf } from "../../../../../../../../contract/rules/host"
import { platformActor } from "../../../../../../../../http/kernel/actor"
import { ok } from "../../../../../../../../http/kernel/reply"
import { route } from "../../../../../../../../http/kernel/route"
import { checkHost } from "../../../../../../../../commands/tenant/hosts/check-host"
import * as endpoints from "../../../../../../../../contract/endpoints/domain"

export const POST = route(
  endpoints.checkTenantDomain,
  async ({ container, signedIn }, { params: { id, host } }) => {
    const now = new Date()
    const input = { id, host: hostOf(host) ?? "", actor: platformActor(signedIn), now }
    return ok(await checkHost(container, input))
  }
)
