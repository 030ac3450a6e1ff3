import { z } from "zod"
import { hostCreateBody, tenantHost } from "../../../../../../contract/domain"
import { tenantParams } from "../../../../../../contract/tenant"
import { withTenant } from "../../../../../../db/with-tenant"
import { platformActor } from "../../../../../../http/actor"
import { created, ok } from "../../../../../../http/reply"
import { route } from "../../../../../../http/route"
import { hostView } from "../../../../../../modules/tenant/hosts/host-view"
import { listHosts } from "../../../../../../modules/tenant/hosts/hosts"
import { addHostWorkflow } from "../../../../../../workflows/tenant/hosts/add-host"
import { viewOfTenant } from "../../view-of-tenant"

export const GET = route(
  {
    access: "superadmin",
    summary: "The hosts of a shop, the primary one first, with the DNS records that each needs",
    params: tenantParams,
    answers: { 200: z.array(tenantHost) },
    refusals: ["NOT_FOUND"],
  },
  async ({ container }, { params: { id } }) => {
    await viewOfTenant(container, id)
    return ok((await withTenant(container, id, listHosts)).map(hostView))
  }
)

export const POST = route(
  {
    access: "superadmin",
    summary: "Add a host to a shop; it shows the shop once its TXT record was seen",
    params: tenantParams,
    body: hostCreateBody,
    answers: { 201: tenantHost },
    refusals: ["NOT_FOUND", "CONFLICT"],
  },
  async ({ container, signedIn }, { params: { id }, body }) => {
    const input = { id, host: body.host, actor: platformActor(signedIn) }
    const { result } = await addHostWorkflow(container).run({ input })
    return created(result)
  }
)
