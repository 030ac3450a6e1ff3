import type { MedusaContainer } from "@medusajs/framework/types"
import type { PaymentTest } from "../../contract/admin-branding"
import { paymentAccount } from "../../modules/tenant/payment-account"
import { gatewayOf } from "../../payments/adapters"

/**
 * Checks whether the gateway accepts the tenant's keys. It only reads; nothing changes at the gateway or here.
 * @throws GatewayUnavailable
 */
export async function testPayment(container: MedusaContainer, tenantId: string): Promise<PaymentTest> {
  const account = await paymentAccount(container, tenantId)
  if (!account) return { ok: false, message: "Give the key id and its secret first." }
  return (await gatewayOf(account).acceptsCredentials())
    ? { ok: true, message: "The payment gateway accepts these keys." }
    : {
        ok: false,
        message: "The payment gateway does not accept these keys. Compare them with its dashboard.",
      }
}
