import type { TenantTx } from "../../db/with-tenant"

interface Payment {
  gatewayOrderId: string
  paymentId: string | null
  amountPaise: number
  state: string
  openedAt: Date
}

/** Every payment that an account has opened, oldest first. */
export async function paymentsOf(tx: TenantTx, accountId: string): Promise<Payment[]> {
  const rows = await tx.rows<Omit<Payment, "amountPaise"> & { amountPaise: string }>(
    `select gateway_order_id as "gatewayOrderId", payment_id as "paymentId", amount_paise as "amountPaise", state,
       created_at as "openedAt" from payment_ledger where tenant_id = ? and account_id = ? order by created_at`,
    [tx.tenantId, accountId]
  )
  return rows.map((it) => ({ ...it, amountPaise: Number(it.amountPaise) }))
}
