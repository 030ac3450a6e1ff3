import type { Way } from "../contract/history"

/** The actor of a change, for the history. Every command that changes what an admin edits takes one. */
export interface Actor {
  readonly way: Way
  /** Id of the account, or of Medusa's user; null for the platform's own commands. */
  readonly id: string | null
  readonly name: string
  readonly email: string
  /** The superadmin who acts in the admin's place. */
  readonly enteredBy: string | null
}

/** The actor as one name, including the superadmin who acts in the admin's place. */
export const actorName = ({ name, enteredBy }: Actor): string =>
  enteredBy === null ? name : `${name} (${enteredBy})`
