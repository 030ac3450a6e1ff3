import type { MedusaContainer } from "@medusajs/framework/types"
import type { ErrorCode } from "../../contract/common"
import { type LeftField, type RevertBody, revertListLimit, type RevertResult } from "../../contract/history"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { ApiError } from "../../lib/api-error"
import { chosenBy } from "../../domain/plan-revert"
import { claimEntry, releaseEntry } from "../../modules/history/claim-entry"
import { getEntry, type KeptEntry } from "../../modules/history/read-history"
import { newEntryId, type ThingChange } from "../../modules/history/record-change"
import { thingsBefore } from "../../modules/history/read-things"
import { namesOf } from "../audit/thing-names"
import { recordRevert } from "./record-revert"
import type { Revertible, RevertBatch, RevertOutcome } from "./revertible"
import { revertibleOf } from "./revertibles"
import { summarizeWholeRecords } from "./whole-records"

export interface RevertEntryInput extends RevertBody {
  tenant: { id: string; slug: string }
  actor: Actor
  id: string
}

const batchSize = 500

/** Why one record of many stays unreverted when its command refuses. */
const refusals: Partial<Record<ErrorCode, LeftField["reason"]>> = {
  INSUFFICIENT_STOCK: "stock",
  CONFLICT: "final",
  NOT_FOUND: "gone",
}

interface Open extends RevertEntryInput {
  container: MedusaContainer
  entry: KeptEntry
  /** Id of the new history entry. */
  entryId: string
  result: RevertResult
}

/**
 * Reverts a history entry field by field. Fields that changed since stay, unless they are chosen. A history entry of
 * many records is reverted in batches, each in a transaction of its own, and becomes one history entry. A retry
 * completes an interrupted revert. A revert can be reverted too.
 * @throws ApiError NOT_FOUND, also for another tenant's history entry; CONFLICT if it can't be reverted
 */
export async function revertEntry(
  container: MedusaContainer,
  input: RevertEntryInput
): Promise<RevertResult> {
  const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
    withTenant(container, input.tenant.id, work)
  const { id, dryRun } = input
  const entry = await inTenant((tx) => getEntry(tx, id))
  const reason = revertibleOf(entry, Date.now())
  if (typeof reason === "string") throw new ApiError("CONFLICT", reason)
  const result: RevertResult = { restored: [], left: [], restoredCount: 0, leftCount: 0, names: {} }
  const open = { ...input, container, entry, entryId: newEntryId(), result }
  if (dryRun) return revertAll(open, null)
  const held = { claim: await inTenant((tx) => claimed(tx, id, null)) }
  try {
    return await revertAll(open, held)
  } finally {
    await inTenant((tx) => releaseEntry(tx, id, held.claim))
  }
}

/** @throws ApiError CONFLICT while another caller holds the claim */
async function claimed(tx: TenantTx, id: string, since: string | null): Promise<string> {
  const claim = await claimEntry(tx, id, since)
  if (claim === undefined)
    throw new ApiError("CONFLICT", "Someone else is reverting this change at the moment.")
  return claim
}

/** @param held the claim, prolonged with each batch; null for a dry run */
async function revertAll(open: Open, held: { claim: string } | null): Promise<RevertResult> {
  const { container, tenant, entry } = open
  const { entityId, act, version, changes } = entry
  if (entityId !== null) {
    await revertBatch(open, [{ entityId, act, version, changes }])
    return open.result
  }
  const size = oneByOne(entry) ? 1 : batchSize
  for (let before: string | null = null; ;) {
    const { things, end } = await withTenant(container, tenant.id, async (tx) => {
      if (held) held.claim = await claimed(tx, entry.id, held.claim)
      return thingsBefore(tx, entry.id, before, size)
    })
    await revertBatch(open, things).catch((error: unknown) => leave(open, things, error))
    if (end === null) return named(open)
    before = end
  }
}

async function named({ container, tenant, entry: { entity }, result }: Open): Promise<RevertResult> {
  const ids = [...result.restored, ...result.left].flatMap((it) => it.entityId ?? [])
  const things = [...new Set(ids)].map((id) => ({ entity, id }))
  const names = await withTenant(container, tenant.id, (tx) => namesOf(tx, things))
  return { ...result, names: Object.fromEntries(names) }
}

function oneByOne(entry: KeptEntry): boolean {
  const kind = revertibleOf(entry, Date.now())
  return typeof kind !== "string" && kind.oneByOne === true
}

/**
 * Leaves out one record of many that can't be reverted, and continues with the others.
 * @throws any error that isn't a refusal, or that affects a whole batch
 */
function leave({ entry, result }: Open, things: readonly ThingChange[], error: unknown): void {
  const reason = error instanceof ApiError ? refusals[error.code] : undefined
  if (!reason || !oneByOne(entry)) throw error
  const left = things.flatMap(({ entityId, changes }) =>
    changes.map(({ field, from, to }) => ({ entityId, field, from: to, to: from, reason }))
  )
  add(result, { restored: [], left, recorded: [] }, entry, things)
}

async function revertBatch(open: Open, things: readonly ThingChange[]): Promise<void> {
  const { container, tenant, actor, entry, dryRun, result } = open
  const kind = revertibleOf(entry, Date.now())
  if (typeof kind === "string" || !things.length) return
  const batch = { container, tenant, actor, things, isChosen: chosenBy(open.also), dryRun }
  await kind.prepare?.(batch)
  if (dryRun && kind.oneByOne) {
    add(result, await tried(kind, batch), entry, things)
    return
  }
  await withTenant(container, tenant.id, async (tx) => {
    const taken = await kind.revert(tx, batch)
    const recorded = await recordRevert(tx, actor, { entry, entryId: open.entryId, taken })
    if (recorded !== undefined) result.entryId = recorded
    add(result, taken, entry, things)
  })
}

/** Rolls back a dry run's transaction and carries its result. */
class Tried extends Error {
  constructor(readonly taken: RevertOutcome) {
    super("Tried")
  }
}

/** Reverts and rolls back: only the actual stock decides whether an order can be reopened. */
async function tried(kind: Revertible, batch: RevertBatch): Promise<RevertOutcome> {
  try {
    return await withTenant(batch.container, batch.tenant.id, async (tx) => {
      throw new Tried(await kind.revert(tx, { ...batch, dryRun: false }))
    })
  } catch (error) {
    if (error instanceof Tried) return error.taken
    throw error
  }
}

/** Adds the result of a batch. The response lists some of the changes and counts them all. */
function add(
  result: RevertResult,
  taken: RevertOutcome,
  { entityId }: KeptEntry,
  things: readonly ThingChange[]
): void {
  const { left } = taken
  const restored = entityId === null ? summarizeWholeRecords(taken.restored, things) : taken.restored
  const withoutSoleId = <T extends { entityId?: string | undefined }>({ entityId: thing, ...it }: T) =>
    (entityId === null ? { entityId: thing, ...it } : it) as T
  result.restoredCount += restored.length
  result.leftCount += left.length
  result.restored.push(...restored.slice(0, revertListLimit - result.restored.length).map(withoutSoleId))
  result.left.push(...left.slice(0, revertListLimit - result.left.length).map(withoutSoleId))
}
