import { adminBranding, brandingUpdateBody } from "../../../../contract/admin-branding"
import { brandFiles, brandPicturesIn } from "../../../../http/brand-files"
import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { lockBrand } from "../../../../modules/tenant/brand"
import { updateBrandingWorkflow } from "../../../../workflows/tenant/update-branding"

export const GET = route(
  { access: "admin", summary: "The shop's brand, as it is edited", answers: { 200: adminBranding } },
  async (ctx) => ok(await inTenant(ctx, lockBrand))
)

export const PUT = route(
  {
    access: "admin",
    summary: "Change the shop's brand; payment secrets go in and never come out",
    body: brandingUpdateBody,
    files: brandFiles,
    versioned: true,
    answers: { 200: adminBranding },
    refusals: ["PAYLOAD_TOO_LARGE"],
  },
  async (ctx, { body, files, version }) => {
    const input = {
      tenantId: ctx.tenant.id,
      actor: ctx.actor,
      changes: body,
      pictures: brandPicturesIn(files),
      version,
      now: new Date().toISOString(),
    }
    const { result } = await updateBrandingWorkflow(ctx.container).run({ input })
    return ok(result)
  }
)
