import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { requireOtherPrefix } from "./other-prefix"
import { addLut } from "../../modules/settings/add-lut"
import { editMerged } from "../audit/edit-merged"
import { type HeldEntry, holdEntry, type Named, writeEntry } from "./held-entry"

export interface UpdateEntryInput {
  tenantId: string
  actor: Actor
  entry: Named & { value: string }
  /** The version that the change is based on, if the caller sends one. */
  version: number | undefined
  now: Date
}

/**
 * Writes a setting or a text that fits its rule.
 * @throws ApiError STALE; VALIDATION_FAILED for a prefix that the other series of numbers has
 */
export async function updateEntry(
  container: MedusaContainer,
  { tenantId, actor, entry, version, now }: UpdateEntryInput
): Promise<HeldEntry> {
  return withTenant(container, tenantId, async (tx) => {
    if (entry.of === "setting") await requireOtherPrefix(tx, entry)
    const before = await holdEntry(tx, entry)
    return editMerged<HeldEntry>(tx, actor, entry.of, {
      before,
      changes: { value: entry.value },
      version,
      write: async (edit) => {
        await writeEntry(tx, entry.of, before, edit)
        // A reverted letter was added when it was saved.
        if (entry.key === "export_lut" && edit.value) await addLut(tx, edit.value, now)
      },
      reread: () => holdEntry(tx, entry),
    })
  })
}
