import type { Caller, Sender } from "../../medusa/admin/bodies"
import type { Instead } from "../../medusa/admin/rule"

/** Our own implementations of staff actions in Medusa Admin; `src/api/admin/staff-acts.ts` implements them. */
export interface StaffActs {
  /** Replacements of Medusa's handlers, each with the HTTP status of its response. */
  instead: { readonly [act in Instead]: (call: Act) => Promise<200 | 202> }
  /**
   * Reads products before they change.
   * @returns a function that writes their history, including that of products created by the request
   */
  watchProducts: (call: Sender, ids: readonly string[]) => Promise<(made: readonly string[]) => Promise<void>>
}

/** A request that our own code handles, with its checked body. */
export type Act = Sender & Record<"body", unknown>

export { levelsIn } from "../../medusa/admin/level-bodies"
export type { Caller, Sender }
