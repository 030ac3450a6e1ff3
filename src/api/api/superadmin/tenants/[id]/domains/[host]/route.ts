import { hostOf } from "../../../../../../../contract/rules/host"
import { platformActor } from "../../../../../../../http/actor"
import { noContent, ok } from "../../../../../../../http/reply"
import { route } from "../../../../../../../http/route"
import { makePrimaryWorkflow } from "../../../../../../../workflows/tenant/hosts/make-primary"
import { removeHostWorkflow } from "../../../../../../../workflows/tenant/hosts/remove-host"
import * as endpoints from "../../../../../../../contract/endpoints/domain"

export const PUT = route(
  endpoints.updateTenantDomain,
  async ({ container, signedIn }, { params: { id, host } }) => {
    const input = { id, host: hostOf(host) ?? "", actor: platformActor(signedIn) }
    const { result } = await makePrimaryWorkflow(container).run({ input })
    return ok(result)
  }
)

export const DELETE = route(
  endpoints.deleteTenantDomain,
  async ({ container, signedIn }, { params: { id, host } }) => {
    const input = { id, host: hostOf(host) ?? "", actor: platformActor(signedIn) }
    await removeHostWorkflow(container).run({ input })
    return noContent()
  }
)
