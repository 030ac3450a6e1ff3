import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { type Paise, paise } from "../../domain/money"
import { isGone } from "../../domain/order-snapshot"
import type { LedgerEntry } from "../../modules/checkout/ledger"
import type { MailTemplate, MailTenant } from "../../modules/mail/mail"
import { refundedMail, notTakenMail, type Unordered } from "../../modules/mail/mails/payment"
import { mailAsTenant, retryPeriodSeconds } from "../mail/tenant-mail"

type Entry = Pick<LedgerEntry, "snapshot" | "amountPaise" | "dropCode" | "state">

/**
 * Mails a shopper, once, that a payment without an order was never taken. Call it in the transaction that records this.
 */
export const queueNotTakenMail = (
  container: MedusaContainer,
  tx: TenantTx,
  entry: Entry,
  code = entry.dropCode
): Promise<void> =>
  queueDroppedMail(container, tx, entry, { code, amount: paise(entry.amountPaise) }, notTakenMail)

/**
 * Mails a shopper that a payment without an order was taken and refunded. Call it in the transaction that records this.
 */
export const queueRefundedMail = (
  container: MedusaContainer,
  tx: TenantTx,
  entry: Entry,
  amountPaise: number
): Promise<void> => {
  // The order was paid by another payment.
  const code = entry.state === "ordered" || entry.state === "paid" ? "ALREADY_PAID" : entry.dropCode
  return queueDroppedMail(container, tx, entry, { code, amount: paise(amountPaise) }, refundedMail)
}

async function queueDroppedMail(
  container: MedusaContainer,
  tx: TenantTx,
  { snapshot }: Entry,
  { code, amount }: { code: string | null; amount: Paise },
  mail: (tenant: MailTenant, it: Unordered) => MailTemplate
): Promise<void> {
  if (isGone(snapshot)) return
  const { user, items } = snapshot
  await mailAsTenant(container, tx, { to: user.email, validForSeconds: retryPeriodSeconds }, (tenant) =>
    mail(tenant, { name: user.name, amount, items, code })
  )
}
