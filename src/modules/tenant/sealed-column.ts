import { env } from "../../config/env"
import type { SealedColumn } from "../../db/reseal-rows"
import { platformKeys } from "../../lib/accepted-secrets"
import { reseal } from "../../lib/seal"

/** The tenant's payment secrets. */
export const sealedPaymentSecrets: SealedColumn = {
  read: `select id, payment_secrets as sealed from tenant
    where id = ? and id > ? and payment_secrets is not null order by id limit ?`,
  write: "update tenant set payment_secrets = ? where id = ? and id = ? and payment_secrets = ?",
  renew: (tenantId, { sealed }) => reseal(platformKeys(env().secretKeys), tenantId, sealed),
}
