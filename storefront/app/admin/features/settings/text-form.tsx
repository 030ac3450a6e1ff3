import { useEffect, useState, type ReactNode } from "react"
import type { Entry } from "@contract/entry"
import { contentProblem } from "@contract/rules/content"
import { isTextKey } from "@contract/texts"
import { useDraft } from "~/lib/use-draft"
import { useEditForm } from "~/lib/use-edit-form"
import { ConflictNote } from "~/ui/conflict-note"
import { TextField } from "~/ui/field"
import { FormShell } from "~/ui/form/form-shell"
import { showError } from "~/ui/show-error"
import { TextAreaField } from "~/ui/text-area-field"
import { toast } from "~/ui/toast-store"
import { ruleResolver } from "./rule-resolver"
import { useSaveText } from "./save-text"
import { texts } from "./texts"

interface TextFormProps {
  entry: Entry
  label: string
  isMultiLine: boolean
  hint?: ReactNode
  /** Confirmation of a successful save. */
  done: string
  /** Called after saving or cancelling. */
  onClose: () => void
}

/** Form of one text in a row. Unsaved input is kept until it is saved or cancelled. */
export function TextForm({ entry, label, isMultiLine, hint, done, onClose }: TextFormProps) {
  const { key } = entry
  const draft = useDraft<Entry & { typed: string }>(`text:${key}`)
  /** The version that the edit is based on; a kept draft has its own. */
  const [from] = useState<Entry>(draft.kept ?? entry)
  const { mutateAsync } = useSaveText()
  const close = () => {
    draft.drop()
    onClose()
  }
  const edit = useEditForm<Record<string, string>, Entry>({
    resolver: ruleResolver((_name, text) => (isTextKey(key) ? contentProblem(key, text) : undefined)),
    entity: from,
    valuesOf: (it) => ({ value: it?.value ?? "" }),
    save: ({ values, base }) =>
      mutateAsync({ key, value: values["value"] ?? "", version: (base ?? from).version }),
    onSaved: () => {
      close()
      toast({ title: done })
    },
    onFailed: showError,
    fallback: texts.saveFailed,
  })
  const { form, base } = edit
  const typed = draft.kept?.typed
  useEffect(() => {
    if (typed !== undefined) form.setValue("value", typed, { shouldDirty: true })
    // Runs once, when the row is opened.
  }, [])
  const field = {
    label,
    hint,
    autoFocus: true,
    required: true,
    error: edit.errorOf("value"),
    ...form.register("value", {
      onChange: () => draft.keep({ ...(base ?? from), typed: form.getValues("value") }),
    }),
  }
  const conflict = edit.conflictOf("value")
  return (
    <FormShell
      label={`Edit ${label}`}
      onSubmit={edit.submit}
      isDirty={edit.isDirty}
      isSaving={edit.isSaving}
      saveLabel="Save"
      onCancel={close}
    >
      {isMultiLine ? <TextAreaField rows={4} {...field} /> : <TextField {...field} />}
      {conflict && <ConflictNote label={label} {...conflict} />}
    </FormShell>
  )
}
