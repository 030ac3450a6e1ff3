import { hkdfSync } from "node:crypto"

/** The outbox's own key, drawn from the platform's: one key for one use. */
export const outboxKey = ({ RATNA_SECRET_KEY }: { RATNA_SECRET_KEY: string }): Buffer =>
  Buffer.from(hkdfSync("sha256", Buffer.from(RATNA_SECRET_KEY, "base64"), "", "mail-outbox", 32))
