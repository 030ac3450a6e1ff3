import { contentBody, type Entry, entry, entryParams } from "../../../../../contract/entry"
import { contentProblem } from "../../../../../contract/rules/content"
import { isTextKey, type TextKey } from "../../../../../contract/texts"
import type { AdminContext } from "../../../../../http/context"
import { noContent, ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { invalid, notFound } from "../../../../../lib/api-error"
import { updateEntryWorkflow } from "../../../../../workflows/settings/update-entry"

/** A blank value stands for the built-in words. */
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
  }
  const { result } = await updateEntryWorkflow(ctx.container).run({ input })
  return result
}

export const PUT = route(
  {
    access: "admin",
    scope: "settings:write",
    summary: "Write a text of the store",
    params: entryParams,
    body: contentBody,
    versioned: true,
    answers: { 200: entry },
    refusals: ["NOT_FOUND"],
  },
  async (ctx, { params: { key }, body: { value }, version }) => {
    if (!isTextKey(key)) throw notFound("Text")
    const problem = contentProblem(key, value)
    if (problem !== undefined) throw invalid("value", problem)
    return ok(await write(ctx, key, value, version))
  }
)

export const DELETE = route(
  {
    access: "admin",
    scope: "settings:write",
    summary: "Set a text back to the built-in words",
    params: entryParams,
    versioned: true,
    answers: { 204: null },
    refusals: ["NOT_FOUND"],
  },
  async (ctx, { params: { key }, version }) => {
    if (!isTextKey(key)) throw notFound("Text")
    await write(ctx, key, "", version)
    return noContent()
  }
)
