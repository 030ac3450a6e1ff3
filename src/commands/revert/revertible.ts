import type { MedusaContainer } from "@medusajs/framework/types"
import type { FieldChange, LeftField } from "../../contract/history"
import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import type { IsChosen } from "../../domain/take-back"
import type { ThingChange } from "../../modules/history/record-change"

/** A batch of changes that somebody takes back. */
export interface TakeBack {
  container: MedusaContainer
  tenant: { id: string; slug: string }
  actor: Actor
  things: readonly ThingChange[]
  isChosen: IsChosen
  /** Only tells what would come of it. */
  dryRun: boolean
}

export interface TakenBack {
  restored: FieldChange[]
  left: LeftField[]
  /** What is to be written into the history. */
  recorded: ThingChange[]
}

/** How changes of one kind of thing are taken back: by what an ordinary edit of it does. */
export interface Revertible {
  /**
   * Each thing in a transaction of its own: one of many that can't go back doesn't keep the others. A dry run does it
   * too, and is rolled back.
   */
  oneByOne?: true
  /** Before the transaction. */
  prepare?: (it: TakeBack) => Promise<void>
  /**
   * Inside the transaction.
   * @throws ApiError CONFLICT for what can't be taken back
   */
  takeBack: (tx: TenantTx, it: TakeBack) => Promise<TakenBack>
}
