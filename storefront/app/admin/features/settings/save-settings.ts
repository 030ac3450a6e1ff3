import type { Entry } from "@contract/entry"
import { isSettingKey, settings } from "@contract/settings"
import { ApiError, messageOf } from "~/lib/api"
import { adminKeys } from "~/lib/admin-keys"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { useAdminMutation } from "~/lib/admin-mutation"
import { request } from "~/lib/request"
import { staleOf, type Stale } from "~/lib/stale"
import { texts } from "./texts"

const saveSetting = ({ key, value, version }: Entry) =>
  request(browserApi, "PUT /api/admin/settings/:key", { params: { key }, body: { value, version } })

/** Error for several settings of which some were refused. */
class NotAllSaved extends ApiError {
  constructor(
    message: string,
    { status, details }: Pick<ApiError, "status" | "details">,
    /** The current settings, and those that another admin has changed. */
    readonly stale: Stale<Entry[]>
  ) {
    super(status, null, message, details)
  }
}

/** Converts the error to the form's format for a conflict. */
export const notAllSavedOf = (error: unknown): Stale<Entry[]> | null =>
  error instanceof NotAllSaved ? error.stale : null

const named = (entries: readonly Entry[]): string =>
  entries.map(({ key }) => (isSettingKey(key) ? settings[key].label : key)).join(", ")

interface SettingsEdit {
  /** All settings in the version that the edit is based on. */
  before: readonly Entry[]
  /** The changes, to be sent with the versions of `before`. */
  edits: readonly Entry[]
}

/**
 * Sends one request per setting, all at once.
 * @returns the resulting settings
 * @throws NotAllSaved with the saved and refused settings and the reasons
 */
async function saveSettings({ before, edits }: SettingsEdit): Promise<Entry[]> {
  const ends = await Promise.allSettled(edits.map(saveSetting))
  const saved = ends.flatMap((it) => (it.status === "fulfilled" ? [it.value] : []))
  const failed = edits.flatMap((edit, index) => {
    const end = ends[index]
    return end?.status === "rejected" ? [{ edit, error: end.reason as unknown }] : []
  })
  const changed = failed.flatMap(({ error }) => staleOf<Entry>(error)?.current ?? [])
  const known = new Map([...saved, ...changed].map((it) => [it.key, it]))
  const current = before.map((it) => known.get(it.key) ?? it)
  if (failed.length === 0) return current

  const reasons = [...new Set(failed.map(({ error }) => messageOf(error, texts.saveFailed)))].join(" ")
  const some = `${texts.notSaved}: ${named(failed.map((it) => it.edit))}. ${texts.saved}: ${named(saved)}.`
  const refused = failed.filter(({ error }) => error instanceof ApiError && error.status === 400)
  const details = refused.map(({ edit, error }) => ({
    path: edit.key,
    message: messageOf(error, texts.saveFailed),
  }))
  throw new NotAllSaved(
    saved.length === 0 ? reasons : `${reasons} ${some}`,
    { status: refused.length > 0 ? 400 : 409, details },
    { current, fields: changed.map((it) => it.key) }
  )
}

export const useSaveSettings = () =>
  useAdminMutation(
    {
      invalidates: [queryKeys.settings, queryKeys.totals, queryKeys.content, adminKeys.checklist],
      alsoWhenRefused: true,
    },
    saveSettings
  )
