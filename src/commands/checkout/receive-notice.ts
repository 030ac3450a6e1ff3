import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { notFound, ApiError } from "../../lib/api-error"
import { addWebhookEvent } from "../../modules/checkout/webhook-events"
import { findTenant } from "../../modules/tenant/find-tenant"
import { type PaymentAccount, paymentAccount } from "../../modules/tenant/payment-account"
import { gatewayOf } from "../../payments/adapters"
import { UnreadableNotice } from "../../payments/errors"
import type { Notice, NoticeHeaders } from "../../payments/port"
import { finalizeSoon } from "./finalize-soon"

/** A raw incoming webhook: the tenant that it names, its body byte for byte, and its headers. */
export interface RawNotice {
  provider: string
  slug: string
  raw: Buffer
  headers: NoticeHeaders
}

/**
 * Records an incoming webhook and processes it after the response: the gateway waits only five seconds.
 * @throws ApiError NOT_FOUND for a tenant without an account at this provider; UNAUTHENTICATED without a valid
 * signature; VALIDATION_FAILED for a body that isn't an event
 */
export async function receiveNotice(
  container: MedusaContainer,
  { provider, slug, raw, headers }: RawNotice
): Promise<void> {
  const tenant = await findTenant(container, "slug", slug)
  const account = tenant && (await paymentAccount(container, tenant.id))
  if (!tenant || account?.provider !== provider) throw notFound("Tenant")
  const notice = readNotice(account, raw, headers)
  if (!notice) throw new ApiError("UNAUTHENTICATED", "The webhook's signature is not valid")
  const claim = await withTenant(container, tenant.id, (tx) => addWebhookEvent(tx, notice))
  const { gatewayOrderId } = notice
  if (claim && gatewayOrderId) finalizeSoon(container, { tenantId: tenant.id, gatewayOrderId, claim })
}

function readNotice(account: PaymentAccount, raw: Buffer, headers: NoticeHeaders): Notice | undefined {
  try {
    return gatewayOf(account).readNotice(raw, headers)
  } catch (error) {
    if (error instanceof UnreadableNotice)
      throw new ApiError("VALIDATION_FAILED", "This is not a webhook of the payment gateway")
    throw error
  }
}
