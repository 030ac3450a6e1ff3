import { address, addressBody, addressParams } from "../../../../contract/address"
import { deleteAddressWorkflow } from "../../../../workflows/address/delete-address"
import { updateAddressWorkflow } from "../../../../workflows/address/update-address"
import { noContent, ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

export const PUT = route(
  {
    access: "shopper",
    summary: "Write one's address anew; the default stays so until another becomes it",
    params: addressParams,
    body: addressBody,
    answers: { 200: address },
    refusals: ["NOT_FOUND"],
  },
  async ({ container, tenant, signedIn }, { params, body }) => {
    const input = { tenantId: tenant.id, accountId: signedIn.account.id, id: params.id, address: body }
    const { result } = await updateAddressWorkflow(container).run({ input })
    return ok(result)
  }
)

export const DELETE = route(
  {
    access: "shopper",
    summary: "Remove one's address; when it was the default, the newest of the others becomes it",
    params: addressParams,
    answers: { 204: null },
    refusals: ["NOT_FOUND"],
  },
  async ({ container, tenant, signedIn }, { params }) => {
    const input = { tenantId: tenant.id, accountId: signedIn.account.id, id: params.id }
    await deleteAddressWorkflow(container).run({ input })
    return noContent()
  }
)
