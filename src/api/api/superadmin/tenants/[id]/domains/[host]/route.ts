import { hostParams, hostUpdateBody, tenantHost } from "../../../../../../../contract/domain"
import { hostOf } from "../../../../../../../contract/rules/host"
import { platformActor } from "../../../../../../../http/actor"
import { noContent, ok } from "../../../../../../../http/reply"
import { route } from "../../../../../../../http/route"
import { makePrimaryWorkflow } from "../../../../../../../workflows/tenant/hosts/make-primary"
import { removeHostWorkflow } from "../../../../../../../workflows/tenant/hosts/remove-host"

export const PUT = route(
  {
    access: "superadmin",
    summary: "Make a verified host of a shop its primary one: the others lead to it",
    params: hostParams,
    body: hostUpdateBody,
    answers: { 200: tenantHost },
    refusals: ["NOT_FOUND", "CONFLICT"],
  },
  async ({ container, signedIn }, { params: { id, host } }) => {
    const input = { id, host: hostOf(host) ?? "", actor: platformActor(signedIn) }
    const { result } = await makePrimaryWorkflow(container).run({ input })
    return ok(result)
  }
)

export const DELETE = route(
  {
    access: "superadmin",
    summary: "Take a host from a shop; its primary one stays",
    params: hostParams,
    answers: { 204: null },
    refusals: ["NOT_FOUND", "CONFLICT"],
  },
  async ({ container, signedIn }, { params: { id, host } }) => {
    const input = { id, host: hostOf(host) ?? "", actor: platformActor(signedIn) }
    await removeHostWorkflow(container).run({ input })
    return noContent()
  }
)
