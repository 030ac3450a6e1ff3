import type { TenantTx } from "../../db/with-tenant"
import { passportSigner } from "./passport-signer"

const atOnce = 500

/** Signs a tenant's passports with this installation's key: they were another's, and their codes are on papers. */
export async function resignPassports(tx: TenantTx): Promise<void> {
  const signer = passportSigner()
  let after = ""
  for (;;) {
    const passports = await tx.rows<{ code: string; payload: string }>(
      "select code, payload from passport where tenant_id = ? and code > ? order by code limit ?",
      [tx.tenantId, after, atOnce]
    )
    if (!passports.length) return
    for (const { code, payload } of passports) {
      await tx.run("update passport set signature = ?, key_id = ? where tenant_id = ? and code = ?", [
        signer.sign(payload),
        signer.keyId,
        tx.tenantId,
        code,
      ])
    }
    after = passports.at(-1)?.code ?? after
  }
}
