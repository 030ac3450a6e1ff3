import type { Caller, Sender } from "../../medusa/admin/bodies"
import type { Instead } from "../../medusa/admin/rule"

/** Our own implementations of staff actions in Medusa Admin; `src/api/admin/staff-acts.ts` implements them. */
export interface StaffActs {
  /** Replacements of Medusa's handlers. */
  instead: { readonly [act in Instead]: (call: Sender) => Promise<void> }
  /** Records who acts on the order in the path. */
  noteOrder: (call: Sender) => Promise<void>
  /**
   * Reads products before they change.
   * @returns a function that writes their history, including that of products created by the request
   */
  watchProducts: (call: Sender, ids: readonly string[]) => Promise<(made: readonly string[]) => Promise<void>>
}

export type { Caller, Sender }
