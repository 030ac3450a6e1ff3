import { z } from "zod"
import { address, addressBody } from "../../../contract/address"
import { listAddresses } from "../../../modules/address/find-addresses"
import { createAddressWorkflow } from "../../../workflows/address/create-address"
import { inTenant } from "../../../http/context"
import { created, ok } from "../../../http/reply"
import { route } from "../../../http/route"

export const GET = route(
  {
    access: "shopper",
    summary: "One's addresses, the default one first",
    answers: { 200: z.array(address) },
  },
  async (ctx) => ok(await inTenant(ctx, (tx) => listAddresses(tx, ctx.signedIn.account.id)))
)

export const POST = route(
  {
    access: "shopper",
    summary: "Add an address; the first one becomes the default",
    body: addressBody,
    answers: { 201: address },
    refusals: ["CONFLICT"],
  },
  async ({ container, tenant, signedIn }, { body }) => {
    const input = { tenantId: tenant.id, accountId: signedIn.account.id, address: body }
    const { result } = await createAddressWorkflow(container).run({ input })
    return created(result)
  }
)
