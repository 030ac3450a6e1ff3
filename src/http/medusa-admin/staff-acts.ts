import type { Caller, Sender } from "../../medusa/admin/bodies"
import type { Instead } from "../../medusa/admin/rule"

/** What the product does of its own when staff act in Medusa Admin; `src/api/admin/staff-acts.ts` has it. */
export interface StaffActs {
  /** In place of Medusa's own work. */
  instead: { readonly [act in Instead]: (call: Sender) => Promise<void> }
  /** Notes who acts on the order in the path. */
  noteOrder: (call: Sender) => Promise<void>
  /** Looks at products before they are changed. @returns writes their history, with those that were made besides */
  watchProducts: (call: Sender, ids: readonly string[]) => Promise<(made: readonly string[]) => Promise<void>>
}

export type { Caller, Sender }
