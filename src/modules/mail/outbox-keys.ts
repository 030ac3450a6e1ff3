import { env } from "../../config/env"
import { derivedKeys } from "../../lib/accepted-secrets"
import type { SealKeys } from "../../lib/seal"

/** The outbox's encryption keys. */
export const outboxKeys = (): SealKeys => derivedKeys(env().secretKeys, "mail-outbox")
