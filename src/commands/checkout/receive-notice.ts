import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { notFound, ApiError } from "../../lib/api-error"
import { addWebhookEvent } from "../../modules/checkout/webhook-events"
import { findTenant } from "../../modules/tenant/find-tenant"
import { type PaymentAccount, paymentAccount } from "../../modules/tenant/payment-account"
import { gatewayOf } from "../../payments/adapters"
import { UnreadableNotice } from "../../payments/errors"
import type { Notice, NoticeHeaders } from "../../payments/port"
import { finaliseSoon } from "./finalise-soon"

/** A notice as it came: whose it claims to be, its body byte for byte, and its headers. */
export interface RawNotice {
  provider: string
  slug: string
  raw: Buffer
  headers: NoticeHeaders
}

/**
 * Writes a gateway's notice down and has it worked off after the answer: the gateway waits five seconds only.
 * @throws ApiError NOT_FOUND for a tenant without an account at this provider; UNAUTHENTICATED without a good signature;
 *   VALIDATION_FAILED for what says nothing of a notice
 */
export async function receiveNotice(
  container: MedusaContainer,
  { provider, slug, raw, headers }: RawNotice
): Promise<void> {
  const tenant = await findTenant(container, "slug", slug)
  const account = tenant && (await paymentAccount(container, tenant.id))
  if (!tenant || account?.provider !== provider) throw notFound("Shop")
  const notice = readNotice(account, raw, headers)
  if (!notice) throw new ApiError("UNAUTHENTICATED", "The notice's signature is not valid")
  const claim = await withTenant(container, tenant.id, (tx) => addWebhookEvent(tx, notice))
  const { gatewayOrderId } = notice
  if (claim && gatewayOrderId) finaliseSoon(container, { tenantId: tenant.id, gatewayOrderId, claim })
}

function readNotice(account: PaymentAccount, raw: Buffer, headers: NoticeHeaders): Notice | undefined {
  try {
    return gatewayOf(account).readNotice(raw, headers)
  } catch (error) {
    if (error instanceof UnreadableNotice)
      throw new ApiError("VALIDATION_FAILED", "This is not a notice of the payment gateway")
    throw error
  }
}
