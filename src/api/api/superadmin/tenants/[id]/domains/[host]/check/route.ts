import { hostParams, tenantHost } from "../../../../../../../../contract/domain"
import { hostOf } from "../../../../../../../../contract/rules/host"
import { platformActor } from "../../../../../../../../http/actor"
import { ok } from "../../../../../../../../http/reply"
import { route } from "../../../../../../../../http/route"
import { checkHostWorkflow } from "../../../../../../../../workflows/tenant/hosts/check-host"

export const POST = route(
  {
    access: "superadmin",
    summary: "Look for a host's TXT record now",
    params: hostParams,
    answers: { 200: tenantHost },
    refusals: ["NOT_FOUND"],
  },
  async ({ container, signedIn }, { params: { id, host } }) => {
    const now = new Date().toISOString()
    const input = { id, host: hostOf(host) ?? "", actor: platformActor(signedIn), now }
    const { result } = await checkHostWorkflow(container).run({ input })
    return ok(result)
  }
)
