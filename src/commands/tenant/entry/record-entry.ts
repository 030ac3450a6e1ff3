import type { FieldChange } from "../../../contract/history"
import type { TenantTx } from "../../../db/with-tenant"
import type { Entry } from "../../../modules/account/entry-passes"
import { recordChange } from "../../../modules/history/record-change"

/**
 * Records in the tenant's history that a superadmin entered or left, without their e-mail, like any action of the
 * platform.
 */
export const recordEntry = (
  tx: TenantTx,
  { id, byId, byName }: Omit<Entry, "reason">,
  act: "created" | "deleted",
  changes: readonly FieldChange[]
): Promise<string> =>
  recordChange(
    tx,
    { way: "platform", id: byId, name: byName, email: "", enteredBy: null },
    { act, entity: "entry", entityId: id, version: null, changes }
  )
