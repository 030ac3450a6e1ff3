import type { SealedColumn, SealedRow } from "../../db/reseal-rows"
import { passportSigners } from "./passport-signer"

/** Signatures of passports, each with the id of its key as `keyId:signature`. */
export const passportSignatures: SealedColumn<SealedRow & { payload: string }> = {
  read: `select code as id, key_id || ':' || signature as sealed, payload from passport
    where tenant_id = ? and code > ? order by code limit ?`,
  write: `update passport it set key_id = split_part(fresh.text, ':', 1), signature = split_part(fresh.text, ':', 2)
    from (values (?)) fresh(text)
    where it.tenant_id = ? and it.code = ? and it.key_id || ':' || it.signature = ?`,
  renew: (_tenantId, { sealed, payload }) => {
    const [signer, ...former] = passportSigners()
    const [keyId = "", signature = ""] = sealed.split(":")
    if (keyId === signer.keyId) return undefined
    if (!former.some((it) => it.isSigned(payload, signature))) throw new Error("Signed with another key")
    return `${signer.keyId}:${signer.sign(payload)}`
  },
}
