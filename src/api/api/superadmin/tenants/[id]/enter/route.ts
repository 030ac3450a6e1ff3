import { created } from "../../../../../../http/kernel/reply"
import { route } from "../../../../../../http/kernel/route"
import { issuePass } from "../../../../../../commands/tenant/entry/issue-pass"
import * as endpoints from "../../../../../../contract/endpoints/tenant"

export const POST = route(
  endpoints.createEntryPass,
  async ({ container, signedIn: { account } }, { params: { id }, body: { reason } }) => {
    const input = { id, byId: account.id, byName: account.name, reason }
    return created(await issuePass(container, input))
  }
)
