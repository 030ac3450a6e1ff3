import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { Entry } from "../../contract/entry"
import type { SettingKey } from "../../contract/settings"
import type { TextKey } from "../../contract/texts"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import type { Actor } from "../../lib/actor"
import { lockSetting, lockText, writeSetting, writeText } from "../../modules/settings/entries"
import { editMerged } from "../history/edit-merged"

/** A setting, or a text; a blank text stands for the built-in words. */
type Named = { of: "setting"; key: SettingKey } | { of: "content"; key: TextKey }

export interface UpdateEntryInput {
  tenantId: string
  actor: Actor
  entry: Named & { value: string }
  /** The version that the change was made from, where the caller names it. */
  version: number | undefined
}

const lock = (tx: TenantTx, named: Named): Promise<Entry> =>
  named.of === "setting" ? lockSetting(tx, named.key) : lockText(tx, named.key)

/**
 * Writes a setting or a text that fits its rule.
 * @throws ApiError STALE
 */
const updateEntryStep = createStep(
  "update-entry",
  async ({ tenantId, actor, entry, version }: UpdateEntryInput, { container }) =>
    new StepResponse(
      await withTenant(container, tenantId, async (tx) => {
        const versioned = (it: Entry) => ({ id: it.key, ...it })
        const before = versioned(await lock(tx, entry))
        const write = entry.of === "setting" ? writeSetting : writeText
        return editMerged(tx, actor, entry.of, {
          before,
          changes: { value: entry.value },
          version,
          write: (edit) => write(tx, { ...before, ...edit, version: before.version + 1 }),
          reread: async () => versioned(await lock(tx, entry)),
        })
      })
    )
)

export const updateEntryWorkflow = createWorkflow("update-entry", (input: WorkflowData<UpdateEntryInput>) => {
  return new WorkflowResponse(updateEntryStep(input))
})
