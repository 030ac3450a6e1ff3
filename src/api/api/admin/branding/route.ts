import { adminBranding, brandingUpdateBody } from "../../../../contract/admin-branding"
import { type BrandPicture, maxBrandBytes } from "../../../../contract/rules/pictures"
import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { lockBrand } from "../../../../modules/tenant/brand"
import { updateBrandingWorkflow } from "../../../../workflows/tenant/update-branding"

export const GET = route(
  { access: "admin", summary: "The shop's brand, as it is edited", answers: { 200: adminBranding } },
  async (ctx) => ok(await inTenant(ctx, lockBrand))
)

/** The brand's pictures; an empty text in the place of one removes it. */
const pictureFiles = Object.entries(maxBrandBytes).map(([member, maxBytes]) => ({ member, max: 1, maxBytes }))

export const PUT = route(
  {
    access: "admin",
    summary: "Change the shop's brand; payment secrets go in and never come out",
    body: brandingUpdateBody,
    files: pictureFiles,
    versioned: true,
    answers: { 200: adminBranding },
    refusals: ["PAYLOAD_TOO_LARGE"],
  },
  async (ctx, { body, files, version }) => {
    const input = {
      tenantId: ctx.tenant.id,
      actor: ctx.actor,
      changes: body,
      pictures: Object.fromEntries(
        files.map((it) => [it.member as BrandPicture, it.data.toString("base64")])
      ),
      version,
      now: new Date().toISOString(),
    }
    const { result } = await updateBrandingWorkflow(ctx.container).run({ input })
    return ok(result)
  }
)
