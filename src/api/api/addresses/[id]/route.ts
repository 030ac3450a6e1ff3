import { deleteAddress } from "../../../../commands/address/delete-address"
import { updateAddress } from "../../../../commands/address/update-address"
import { noContent, ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/address"

export const PUT = route(
  endpoints.updateAddress,
  async ({ container, tenant, signedIn }, { params, body }) => {
    const input = { tenantId: tenant.id, accountId: signedIn.account.id, id: params.id, address: body }
    return ok(await updateAddress(container, input))
  }
)

export const DELETE = route(endpoints.deleteAddress, async ({ container, tenant, signedIn }, { params }) => {
  const input = { tenantId: tenant.id, accountId: signedIn.account.id, id: params.id }
  await deleteAddress(container, input)
  return noContent()
})
