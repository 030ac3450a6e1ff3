import { type FieldChange, wholeThing } from "../../contract/history"
import type { ThingChange } from "../../modules/history/record-change"

/**
 * Summarizes the reverted fields of many records the way people count them: a record that is created or deleted is one
 * change, of whether it exists, not one for each of its fields.
 */
export function summarizeWholeRecords(
  restored: readonly FieldChange[],
  things: readonly Pick<ThingChange, "act" | "entityId">[]
): FieldChange[] {
  const acts = new Map(things.map((it) => [it.entityId, it.act]))
  const counted = new Set<string>()
  return restored.flatMap((it) => {
    const { entityId = "" } = it
    const act = acts.get(entityId)
    if (act !== "created" && act !== "deleted") return it
    if (counted.has(entityId)) return []
    counted.add(entityId)
    return { entityId, field: wholeThing, from: act === "created", to: act === "deleted" }
  })
}
