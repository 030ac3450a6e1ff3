import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../../config/env"
import { openPan } from "../../domain/buyer-pan"
import type { TenantTx } from "../../db/with-tenant"
import { deviceName } from "../../lib/device-name"
import { type AccountRow, userOf } from "../../modules/account/account"
import { consentOf } from "../../modules/account/consent"
import { keptBuyer } from "../../modules/account/kept-buyer"
import { listSessions } from "../../modules/account/sessions"
import { ordersOfAccount } from "../../modules/order/read-orders"
import { orderView } from "../../modules/order/tenant-order"

export interface Held {
  container: MedusaContainer
  tx: TenantTx
  account: AccountRow
}

/** More orders than any account has at one tenant. */
const allOfThem = { limit: 100_000, offset: 0 }

export const exportProfile = async ({ tx, account }: Held) => ({
  ...userOf(account),
  consent: await consentOf(tx, account.id),
  buyer: (await keptBuyer(tx, account.id)) ?? null,
})

/** Sessions of the account. Only the browsers hold the tokens. */
export const exportSessions = async ({ tx, account }: Held) =>
  (await listSessions(tx, account.id)).map(({ userAgent, enteredBy: _, ...it }) => ({
    ...it,
    device: deviceName(userAgent),
    userAgent,
  }))

/** Includes the full PAN: it is the buyer's own. */
export const exportOrders = async ({ tx, account }: Held) =>
  (await ordersOfAccount(tx, account.id, allOfThem)).orders.map((it) => {
    const { pan } = it.snapshot
    const own = pan ? { buyerPan: openPan(env().secretKeys, tx.tenantId, pan) } : {}
    return { ...orderView(it), ...own }
  })
