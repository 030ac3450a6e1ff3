import { deleteAddressWorkflow } from "../../../../workflows/address/delete-address"
import { updateAddressWorkflow } from "../../../../workflows/address/update-address"
import { noContent, ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import * as endpoints from "../../../../contract/endpoints/address"

export const PUT = route(
  endpoints.updateAddress,
  async ({ container, tenant, signedIn }, { params, body }) => {
    const input = { tenantId: tenant.id, accountId: signedIn.account.id, id: params.id, address: body }
    const { result } = await updateAddressWorkflow(container).run({ input })
    return ok(result)
  }
)

export const DELETE = route(endpoints.deleteAddress, async ({ container, tenant, signedIn }, { params }) => {
  const input = { tenantId: tenant.id, accountId: signedIn.account.id, id: params.id }
  await deleteAddressWorkflow(container).run({ input })
  return noContent()
})
