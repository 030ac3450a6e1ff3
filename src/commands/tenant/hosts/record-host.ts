import type { FieldChange } from "../../../contract/history"
import type { TenantTx } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import { recordChange } from "../../../modules/history/record-change"

/** Records a change of a host in the tenant's history. */
export const recordHost = (
  tx: TenantTx,
  actor: Actor,
  host: string,
  act: "created" | "changed" | "deleted",
  change: Pick<FieldChange, "from" | "to">
): Promise<string> =>
  recordChange(tx, actor, {
    act,
    entity: "domain",
    entityId: host,
    version: null,
    changes: [{ field: act === "changed" ? "status" : "host", ...change }],
  })
