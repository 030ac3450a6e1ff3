import { hkdfSync } from "node:crypto"

/** The outbox's encryption key, derived from the platform's key: one key per purpose. */
export const outboxKey = ({ RATNA_SECRET_KEY }: { RATNA_SECRET_KEY: string }): Buffer =>
  Buffer.from(hkdfSync("sha256", Buffer.from(RATNA_SECRET_KEY, "base64"), "", "mail-outbox", 32))
