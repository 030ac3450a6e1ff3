import { useEffect } from "react"
import type { Entry } from "@contract/entry"
import { isSettingKey, type Setting, settingKeys, settingProblem, settings } from "@contract/settings"
import { useEditForm } from "~/lib/use-edit-form"
import { ConflictNote } from "~/ui/conflict-note"
import { cn } from "~/ui/cn"
import { FormShell } from "~/ui/form/form-shell"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { ruleResolver } from "./rule-resolver"
import { notAllSavedOf, useSaveSettings } from "./save-settings"
import { SettingField } from "./setting-field"
import { texts } from "./texts"

type Values = Record<string, string>

const resolver = ruleResolver((key, text) => (isSettingKey(key) ? settingProblem(key, text) : undefined))

interface SettingsFormProps {
  /** The form's accessible name. */
  label: string
  tab: Setting["tab"]
  /** All settings, as read. */
  entries: Entry[]
  /** Confirmation of a successful save. */
  done: string
}

/** The settings of one tab, saved together. */
export function SettingsForm({ label, tab, entries, done }: SettingsFormProps) {
  const keys = settingKeys.filter((it) => settings[it].tab === tab && settings[it].input !== "picture")
  const { mutateAsync } = useSaveSettings()
  const edit = useEditForm<Values, Entry[]>({
    resolver,
    entity: entries,
    valuesOf: (now) =>
      Object.fromEntries(keys.map((key) => [key, now?.find((it) => it.key === key)?.value ?? ""])),
    save: ({ values, changes, base }) => {
      const before = base ?? entries
      const sent = keys.filter((key) => !(settings[key] as Setting).extra || changes[key] !== undefined)
      const edits = sent.map((key) => ({
        key,
        value: values[key] ?? "",
        version: before.find((it) => it.key === key)?.version ?? 1,
      }))
      return mutateAsync({ before, edits })
    },
    readStale: notAllSavedOf,
    onSaved: () => toast({ title: done }),
    onFailed: showError,
    fallback: texts.saveFailed,
  })
  useEffect(() => {
    // The checklist's links name a field, which is rendered once the settings are read.
    const linked = location.hash.slice(1)
    if (keys.some((it) => it === linked)) edit.focus(linked)
  }, [])
  return (
    <FormShell
      label={label}
      onSubmit={edit.submit}
      isDirty={edit.isDirty}
      isSaving={edit.isSaving}
      wrong={edit.wrong.flatMap((name) =>
        isSettingKey(name) ? [{ name, label: settings[name].label }] : []
      )}
      onChooseWrong={edit.focus}
      {...(edit.isDirty && { onCancel: edit.discard })}
      className="max-w-4xl"
    >
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-6">
        {keys.map((key) => {
          const setting: Setting = settings[key]
          const conflict = edit.conflictOf(key)
          return (
            <div
              key={key}
              id={key}
              className={cn("grid scroll-mt-28 content-start gap-3", wide[setting.input](setting))}
            >
              <SettingField setting={setting} error={edit.errorOf(key)} field={edit.form.register(key)} />
              {conflict && <ConflictNote label={setting.label} {...conflict} />}
            </div>
          )
        })}
      </div>
    </FormShell>
  )
}

const all = "sm:col-span-2 lg:col-span-6"
const half = "lg:col-span-3"
const third = "lg:col-span-2"

/** Width of an input in the row. */
const wide: Record<Setting["input"], (setting: Setting) => string> = {
  number: ({ extra }) => (extra ? half : third),
  choice: () => half,
  text: ({ short }) => (short ? half : all),
  "multi-line": () => all,
  picture: () => half,
}
