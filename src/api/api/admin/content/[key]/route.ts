import { type Entry } from "../../../../../contract/entry"
import { contentProblem, meantContent } from "../../../../../contract/rules/content"
import { isTextKey, type TextKey } from "../../../../../contract/texts"
import type { AdminContext } from "../../../../../http/kernel/context"
import { noContent, ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { invalid, notFound } from "../../../../../lib/api-error"
import { updateEntry } from "../../../../../commands/settings/update-entry"
import * as endpoints from "../../../../../contract/endpoints/content"

/** Saves a text. A blank value restores the built-in text. */
async function write(
  ctx: AdminContext,
  key: TextKey,
  value: string,
  version: number | undefined
): Promise<Entry> {
  const input = {
    tenantId: ctx.tenant.id,
    actor: ctx.actor,
    entry: { of: "content" as const, key, value },
    version,
    now: new Date(),
  }
  const result = await updateEntry(ctx.container, input)
  return result
}

export const PUT = route(
  endpoints.updateContentEntry,
  async (ctx, { params: { key }, body: { value }, version }) => {
    if (!isTextKey(key)) throw notFound("Text")
    const problem = contentProblem(key, value)
    if (problem !== undefined) throw invalid("value", problem)
    return ok(await write(ctx, key, meantContent(key, value), version))
  }
)

export const DELETE = route(endpoints.deleteContentEntry, async (ctx, { params: { key }, version }) => {
  if (!isTextKey(key)) throw notFound("Text")
  await write(ctx, key, "", version)
  return noContent()
})
