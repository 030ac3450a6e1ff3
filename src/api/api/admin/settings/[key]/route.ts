import { isSettingKey, meantSetting, settingProblem } from "../../../../../contract/settings"
import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { invalid, notFound } from "../../../../../lib/api-error"
import { updateEntry } from "../../../../../commands/settings/update-entry"
import * as endpoints from "../../../../../contract/endpoints/settings"

export const PUT = route(
  endpoints.updateSetting,
  async (ctx, { params: { key }, body: { value }, version }) => {
    if (!isSettingKey(key)) throw notFound("Setting")
    const problem = settingProblem(key, value)
    if (problem !== undefined) throw invalid("value", problem)
    const input = {
      tenantId: ctx.tenant.id,
      actor: ctx.actor,
      entry: { of: "setting" as const, key, value: meantSetting(key, value) },
      version,
      now: new Date(),
    }
    return ok(await updateEntry(ctx.container, input))
  }
)
