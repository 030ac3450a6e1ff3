import type { Entry } from "@contract/entry"
import { isSettingKey, settings } from "@contract/settings"
import { ApiError, messageOf } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { useRequestMutation } from "~/lib/mutation"
import { request } from "~/lib/request"
import { staleOf, type Stale } from "~/lib/stale"
import { texts } from "./texts"

const saveSetting = ({ key, value, version }: Entry) =>
  request(browserApi, "PUT /api/admin/settings/:key", { params: { key }, body: { value, version } })

/** Some of several settings were refused: one answer for all of them. */
export class NotAllSaved extends ApiError {
  constructor(
    message: string,
    details: ApiError["details"],
    status: number,
    /** Every setting that is known anew: saved, or changed by somebody else. */
    readonly known: readonly Entry[],
    /** Those that somebody else has changed. */
    readonly clashing: readonly string[]
  ) {
    super(status, null, message, details)
  }
}

/** The settings as they are after a save that was not refused as a whole. */
export const withKnown = (before: readonly Entry[], known: readonly Entry[]): Entry[] =>
  before.map((it) => known.find(({ key }) => key === it.key) ?? it)

/** Reads a refusal as the form does that of one thing. */
export const notAllSavedOf = (error: unknown, before: readonly Entry[]): Stale<Entry[]> | null =>
  error instanceof NotAllSaved
    ? { current: withKnown(before, error.known), fields: [...error.clashing] }
    : null

const named = (entries: readonly Entry[]): string =>
  entries.map(({ key }) => (isSettingKey(key) ? settings[key].label : key)).join(", ")

/**
 * One call for each setting, all at once; `version` is the one that its change was made from.
 * @throws NotAllSaved what was saved, what was not, and why
 */
async function saveSettings(edits: readonly Entry[]): Promise<Entry[]> {
  const ends = await Promise.allSettled(edits.map(saveSetting))
  const saved = ends.flatMap((it) => (it.status === "fulfilled" ? [it.value] : []))
  const failed = edits.flatMap((edit, index) => {
    const end = ends[index]
    return end?.status === "rejected" ? [{ edit, error: end.reason as unknown }] : []
  })
  if (failed.length === 0) return saved
  const stale = failed.flatMap(({ error }) => staleOf<Entry>(error)?.current ?? [])
  const reasons = [...new Set(failed.map(({ error }) => messageOf(error, texts.saveFailed)))].join(" ")
  const refused = failed.filter(({ error }) => error instanceof ApiError && error.status === 400)
  throw new NotAllSaved(
    saved.length === 0
      ? reasons
      : `${reasons} ${texts.notSaved}: ${named(failed.map((it) => it.edit))}. ${texts.saved}: ${named(saved)}.`,
    refused.map(({ edit, error }) => ({ path: edit.key, message: messageOf(error, texts.saveFailed) })),
    refused.length > 0 ? 400 : 409,
    [...saved, ...stale],
    stale.map((it) => it.key)
  )
}

export const useSaveSettings = () => useRequestMutation("saveSettings", saveSettings)
