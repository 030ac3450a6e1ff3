import type { TenantTx } from "../../db/with-tenant"
import type { AcceptedSecrets } from "../../lib/accepted-secrets"
import { passportSigners, passportSignersOf } from "./passport-signer"

const atOnce = 500

/**
 * Re-signs a tenant's passports with this installation's key. Another installation has signed them, and their codes are
 * printed on documents.
 * @param formerKeys values of RATNA_SECRET_KEY of that installation
 * @throws Error when a passport wasn't signed with one of those keys
 */
export async function resignPassports(tx: TenantTx, formerKeys: AcceptedSecrets): Promise<void> {
  const former = passportSignersOf(formerKeys)
  const [signer] = passportSigners()
  let after = ""
  for (;;) {
    const passports = await tx.rows<{ code: string; payload: string; signature: string }>(
      "select code, payload, signature from passport where tenant_id = ? and code > ? order by code limit ?",
      [tx.tenantId, after, atOnce]
    )
    if (!passports.length) return
    for (const { code, payload, signature } of passports) {
      if (!former.some((it) => it.isSigned(payload, signature))) {
        throw new Error(
          `The passport ${JSON.stringify(code)} isn't signed by the installation that it comes from`
        )
      }
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
