import { useEffect, useState } from "react"
import type { DefaultValues, Path, PathValue, Resolver } from "react-hook-form"
import { useDraft } from "~/lib/use-draft"
import { useEditForm } from "~/lib/use-edit-form"
import { Button } from "~/ui/button"
import { ConflictNote } from "~/ui/conflict-note"
import { SaveBar } from "~/ui/form/save-bar"
import { showError } from "~/ui/show-error"
import { TextAreaField } from "~/ui/text-area-field"
import { toast } from "~/ui/toast-store"

/** A text input of the form. */
export interface EditField<Values> {
  name: Path<Values>
  label: string
  rows: number
}

interface EditFormProps<Values, Entity> {
  /** Name of the unsaved input in this browser tab, such as `faq:{id}`. */
  draft: string
  /** The entity to edit; null for a new one. */
  entity: Entity | null
  fields: readonly EditField<Values>[]
  /** `zodResolver` of the contract's schema. */
  resolver: Resolver<Values & Record<string, string>>
  valuesOf: (entity: Entity | null) => Values & Record<string, string>
  /** Sends the request: all values of a new entity; the changes to `base` of an existing one, with its version. */
  save: (edit: { values: Values; changes: Partial<Values>; base: Entity | null }) => Promise<Entity>
  texts: { label: string; save: string; saved: string; saveFailed: string }
  /** Called after saving or cancelling. */
  onClose: () => void
}

interface Kept<Values, Entity> {
  base: Entity | null
  values: Values
}

/**
 * Form of a row, in its place in the list. Unsaved input is kept until it is saved or cancelled. Concurrent changes of
 * the same field are resolved by the user.
 */
export function EditForm<Values, Entity>(props: EditFormProps<Values, Entity>) {
  type Typed = Values & Record<string, string>
  const { entity, fields, resolver, valuesOf, save, texts, onClose } = props
  const draft = useDraft<Kept<Typed, Entity>>(props.draft)
  /** The version that the edit is based on; a kept draft has its own. */
  const [from] = useState<Entity | null>(draft.kept ? draft.kept.base : entity)
  const close = () => {
    draft.drop()
    onClose()
  }
  const edit = useEditForm<Typed, Entity>({
    resolver,
    entity: from,
    valuesOf,
    save,
    onSaved: () => {
      close()
      toast({ title: texts.saved })
    },
    onFailed: showError,
    fallback: texts.saveFailed,
  })
  const { form, base } = edit
  const keep = () => draft.keep({ base, values: form.getValues() })
  const typed = draft.kept?.values
  useEffect(() => {
    for (const { name } of typed ? fields : []) {
      const value = (typed as DefaultValues<Typed>)[name] as PathValue<Typed, Path<Typed>>
      form.setValue(name as Path<Typed>, value, { shouldDirty: true })
    }
    // Runs once, when the form is opened.
  }, [])
  useEffect(() => {
    if (edit.isDirty) keep()
    // A conflict changes the version that the kept input is based on.
  }, [base])
  const messages = fields.map(({ name }) => edit.errorOf(name as Path<Typed>))
  return (
    <form
      noValidate
      aria-label={texts.label}
      onSubmit={(event) => void edit.submit(event)}
      onChange={keep}
      className="grid gap-4 rounded-2xl bg-white p-5 shadow-soft sm:p-6"
    >
      {fields.map(({ name, label, rows }, index) => {
        const conflict = edit.conflictOf(name as Path<Typed>)
        const message = messages[index]
        return (
          <div key={name} className="grid gap-3">
            <TextAreaField
              label={label}
              rows={rows}
              autoFocus={index === 0}
              required
              // Fields with the same problem show it once.
              error={messages.indexOf(message) === index ? message : undefined}
              {...form.register(name as Path<Typed>)}
            />
            {conflict && <ConflictNote label={label} {...conflict} />}
          </div>
        )
      })}
      <SaveBar>
        <Button type="submit" size="small" busy={edit.isSaving}>
          {texts.save}
        </Button>
        <Button size="small" look="quiet" onClick={close}>
          Cancel
        </Button>
      </SaveBar>
    </form>
  )
}
