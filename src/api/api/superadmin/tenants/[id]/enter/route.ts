import { enterBody, entryPass } from "../../../../../../contract/entry-pass"
import { tenantParams } from "../../../../../../contract/tenant"
import { created } from "../../../../../../http/reply"
import { route } from "../../../../../../http/route"
import { issuePassWorkflow } from "../../../../../../workflows/tenant/entry/issue-pass"

export const POST = route(
  {
    access: "superadmin",
    summary: "An address on a shop's host that works once, for 30 minutes in its admin's place",
    params: tenantParams,
    body: enterBody,
    answers: { 201: entryPass },
    answersSecret: true,
    refusals: ["NOT_FOUND", "CONFLICT"],
  },
  async ({ container, signedIn: { account } }, { params: { id }, body: { reason } }) => {
    const input = { id, byId: account.id, byName: account.name, reason }
    const { result } = await issuePassWorkflow(container).run({ input })
    return created(result)
  }
)
