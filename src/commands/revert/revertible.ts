import type { MedusaContainer } from "@medusajs/framework/types"
import type { FieldChange, LeftField } from "../../contract/history"
import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import type { IsChosen } from "../../domain/plan-revert"
import type { ThingChange } from "../../modules/history/record-change"

/** A batch of changes to revert. */
export interface RevertBatch {
  container: MedusaContainer
  tenant: { id: string; slug: string }
  actor: Actor
  things: readonly ThingChange[]
  isChosen: IsChosen
  /** Only reports what the revert would do. */
  dryRun: boolean
}

export interface RevertOutcome {
  restored: FieldChange[]
  left: LeftField[]
  /** Changes to write into the history. */
  recorded: ThingChange[]
}

/** Reverts changes of one kind of record, with the same writes as an ordinary edit. */
export interface Revertible {
  /**
   * Each record gets a transaction of its own, so that one that can't be reverted doesn't block the others. A dry run
   * does the same and is rolled back.
   */
  oneByOne?: true
  /** Runs before the transaction. */
  prepare?: (it: RevertBatch) => Promise<void>
  /**
   * Runs inside the transaction.
   * @throws ApiError CONFLICT if it can't be reverted
   */
  revert: (tx: TenantTx, it: RevertBatch) => Promise<RevertOutcome>
}
