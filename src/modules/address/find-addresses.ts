import type { Address } from "../../contract/address"
import type { TenantTx } from "../../db/with-tenant"

export const addressColumns = `id, full_name as "fullName", phone, line1, line2, city, state,
  postal_code as "postalCode", country, is_default as "isDefault"`

/** An account's addresses, the default one first, then the newest. */
export const listAddresses = (tx: TenantTx, accountId: string): Promise<Address[]> =>
  tx.rows<Address>(
    `select ${addressColumns} from address where tenant_id = ? and account_id = ?
     order by is_default desc, created_at desc, id`,
    [tx.tenantId, accountId]
  )

/** Returns one of an account's addresses; undefined for another account's. */
export const findAddress = (
  tx: TenantTx,
  accountId: string,
  addressId: string
): Promise<Address | undefined> =>
  tx.first<Address>(
    `select ${addressColumns} from address where tenant_id = ? and account_id = ? and id = ?`,
    [tx.tenantId, accountId, addressId]
  )
