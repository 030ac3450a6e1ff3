import type { TenantTx } from "../../db/with-tenant"

export interface SignedPassport {
  code: string
  orderId: string
  /** Index of the order's line item, from 0. */
  line: number
  payload: string
  signature: string
  keyId: string
}

const columns = `code, order_id as "orderId", line, payload, signature, key_id as "keyId"`

export const passportsOfOrder = (tx: TenantTx, orderId: string): Promise<SignedPassport[]> =>
  tx.rows<SignedPassport>(
    `select ${columns} from passport where tenant_id = ? and order_id = ? order by line`,
    [tx.tenantId, orderId]
  )

export const findPassport = (tx: TenantTx, code: string): Promise<SignedPassport | undefined> =>
  tx.first<SignedPassport>(`select ${columns} from passport where tenant_id = ? and code = ?`, [
    tx.tenantId,
    code,
  ])

/** Stores a line item's passport; an existing one stays. */
export const addPassport = (tx: TenantTx, it: SignedPassport): Promise<number> =>
  tx.run(
    `insert into passport (tenant_id, code, order_id, line, payload, signature, key_id) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (tenant_id, order_id, line) do nothing`,
    [tx.tenantId, it.code, it.orderId, it.line, it.payload, it.signature, it.keyId]
  )
