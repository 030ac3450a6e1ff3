import { tenant, tenantParams, tenantUpdateBody } from "../../../../../contract/tenant"
import { platformActor } from "../../../../../http/actor"
import { brandFiles, brandPicturesIn } from "../../../../../http/brand-files"
import { noContent, ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { archiveTenantWorkflow } from "../../../../../workflows/tenant/archive-tenant"
import { updateTenantWorkflow } from "../../../../../workflows/tenant/update-tenant"
import { viewOfTenant } from "../view-of-tenant"

export const GET = route(
  {
    access: "superadmin",
    summary: "A shop of the platform",
    params: tenantParams,
    answers: { 200: tenant },
    refusals: ["NOT_FOUND"],
  },
  async ({ container }, { params: { id } }) => ok(await viewOfTenant(container, id))
)

export const PUT = route(
  {
    access: "superadmin",
    summary: "Change a shop: its brand, names and rates, and whether it is open; what isn't sent stays",
    params: tenantParams,
    body: tenantUpdateBody,
    files: brandFiles,
    versioned: true,
    answers: { 200: tenant },
    refusals: ["NOT_FOUND", "CONFLICT", "PAYLOAD_TOO_LARGE"],
  },
  async ({ container, signedIn }, { params: { id }, body, files, version }) => {
    const input = {
      id,
      actor: platformActor(signedIn),
      changes: body,
      pictures: brandPicturesIn(files),
      version,
      now: new Date().toISOString(),
    }
    await updateTenantWorkflow(container).run({ input })
    return ok(await viewOfTenant(container, id))
  }
)

export const DELETE = route(
  {
    access: "superadmin",
    summary: "Archive a shop: gone at once, its domain and slug free again; its orders and invoices are kept",
    params: tenantParams,
    answers: { 204: null },
    refusals: ["NOT_FOUND"],
  },
  async ({ container, signedIn }, { params: { id } }) => {
    const input = { id, actor: platformActor(signedIn), now: new Date().toISOString() }
    await archiveTenantWorkflow(container).run({ input })
    return noContent()
  }
)
