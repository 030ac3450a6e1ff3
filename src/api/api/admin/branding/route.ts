import { type BrandingUpdateBody } from "../../../../contract/admin-branding"
import { brandPicturesIn } from "../../../../http/files/brand-files"
import { onlyTenantAdmins } from "../../../../http/kernel/allowed-when-entered"
import { inTenant } from "../../../../http/kernel/context"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { lockBrand } from "../../../../modules/tenant/brand"
import type { Tenant } from "../../../../modules/tenant/tenant"
import { updateBranding } from "../../../../commands/tenant/update-branding"
import * as endpoints from "../../../../contract/endpoints/branding"

/**
 * Returns whether an edit changes the payment gateway's keys. The form always sends the key id back, unchanged or not.
 */
const touchesPayment = ({ branding }: Tenant, body: BrandingUpdateBody): boolean =>
  body.razorpayKeySecret !== undefined ||
  body.razorpayWebhookSecret !== undefined ||
  (body.razorpayKeyId !== undefined && body.razorpayKeyId !== branding.paymentConfig.razorpayKeyId)

export const GET = route(endpoints.getAdminBranding, async (ctx) => ok(await inTenant(ctx, lockBrand)))

export const PUT = route(endpoints.updateBranding, async (ctx, { body, files, version }) => {
  if (ctx.actor.enteredBy !== null && touchesPayment(ctx.tenant, body)) throw onlyTenantAdmins()
  const input = {
    tenantId: ctx.tenant.id,
    actor: ctx.actor,
    changes: body,
    pictures: brandPicturesIn(files),
    version,
    now: new Date(),
  }
  return ok(await updateBranding(ctx.container, input))
})
