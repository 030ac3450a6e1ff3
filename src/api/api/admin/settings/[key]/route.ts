import { entry, entryParams, settingBody } from "../../../../../contract/entry"
import { isSettingKey, settingProblem } from "../../../../../contract/settings"
import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { invalid, notFound } from "../../../../../lib/api-error"
import { updateEntryWorkflow } from "../../../../../workflows/settings/update-entry"

export const PUT = route(
  {
    access: "admin",
    scope: "settings:write",
    summary: "Change a setting, within its bounds",
    params: entryParams,
    body: settingBody,
    versioned: true,
    answers: { 200: entry },
    refusals: ["NOT_FOUND"],
  },
  async (ctx, { params: { key }, body: { value }, version }) => {
    if (!isSettingKey(key)) throw notFound("Setting")
    const problem = settingProblem(key, value)
    if (problem !== undefined) throw invalid("value", problem)
    const input = {
      tenantId: ctx.tenant.id,
      actor: ctx.actor,
      entry: { of: "setting" as const, key, value },
      version,
    }
    const { result } = await updateEntryWorkflow(ctx.container).run({ input })
    return ok(result)
  }
)
