import type { Way } from "../contract/history"

/** Who makes a change, for the history. Part of the input of every command that changes what an admin edits. */
export interface Actor {
  readonly way: Way
  /** The account's id, or that of Medusa's user; null for the platform's own commands. */
  readonly id: string | null
  readonly name: string
  readonly email: string
  /** The superadmin who acts in the admin's place. */
  readonly enteredBy: string | null
}

/** A name for a place that has room for one: with the superadmin's, who acts in the admin's place. */
export const actorName = ({ name, enteredBy }: Actor): string =>
  enteredBy === null ? name : `${name} (${enteredBy})`
