import type { FieldChange } from "../../../contract/history"
import type { TenantTx } from "../../../db/with-tenant"
import type { Entry } from "../../../modules/account/entry-passes"
import { recordChange } from "../../../modules/history/record-change"

/** Notes in the shop's history that a superadmin came in or left, without their e-mail, as for any act of the platform. */
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
