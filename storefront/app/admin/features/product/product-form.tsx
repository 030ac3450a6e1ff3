import { useRef } from "react"
import type { AdminProduct, SavedProduct } from "@contract/admin-product"
import { slugify } from "@contract/rules/slug"
import { isFieldOf } from "@contract/stone-fields"
import { stoneForm, type FormField } from "@contract/stone-fields/form"
import { counted } from "~/lib/counted"
import { fieldPlace } from "~/lib/focus-field"
import type { FormPicture } from "~/lib/form-picture"
import { useEditForm } from "~/lib/use-edit-form"
import { useProgress } from "~/lib/use-progress"
import { ConflictNote } from "~/ui/conflict-note"
import { cn } from "~/ui/cn"
import { FormShell } from "~/ui/form/form-shell"
import { Switch } from "~/ui/switch"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { checkForm, formDataOf, formValuesOf, sentText, type ProductFormValues } from "./form-values"
import { PictureField } from "./picture-field"
import { ProductField } from "./product-fields"
import { useSaveProduct } from "./save-product"
import { texts } from "./texts"

interface ProductFormProps {
  /** The product to edit; null for a new one. */
  product: AdminProduct | null
  /** Called after saving or cancelling. */
  onClose: () => void
}

const wide: readonly FormField["input"][] = ["multi-line", "pictures", "switch"]
const labelOf = (name: string): string =>
  stoneForm.find((it) => it.name === name)?.label ?? (name === "isListed" ? "Listed" : name)

/** Form of a product. Concurrent changes of the same field are resolved by the user. */
export function ProductForm({ product, onClose }: ProductFormProps) {
  const { mutateAsync: send } = useSaveProduct()
  const { progress, track } = useProgress()
  const edit = useEditForm<ProductFormValues, AdminProduct & Partial<SavedProduct>>({
    resolver: checkForm,
    entity: product,
    valuesOf: formValuesOf,
    save: ({ values, changes, base }) =>
      track((onProgress) =>
        send({ id: base?.id ?? null, form: formDataOf(base ? changes : values, base), onProgress })
      ),
    onSaved: ({ warnings = [] }) => {
      const title = product ? texts.updated : texts.created
      toast(warnings.length === 0 ? { title } : { title, description: warnings.join(" "), isLong: true })
      onClose()
    },
    onFailed: showError,
    fallback: texts.saveFailed,
  })
  const { form } = edit
  const type = form.watch("type")
  const isFeatured = form.watch("isFeatured")
  const isListed = form.watch("isListed")
  const images = form.watch("images")
  /** The slug is derived from the name until it is edited. */
  const ownSlug = useRef(product !== null)
  const change = (name: string, value: boolean | FormPicture[]) =>
    form.setValue(name, value, { shouldDirty: true })

  const shown = stoneForm.filter(({ name }) => isFieldOf(sentText(type), name))

  const register = (name: string) =>
    form.register(name, {
      onChange: (event: { target: { value: string } }) => {
        if (name === "slug") ownSlug.current = event.target.value !== ""
        if (name === "name" && !ownSlug.current) {
          form.setValue("slug", slugify(event.target.value), { shouldDirty: true })
        }
      },
    })
  const control = (field: FormField) => {
    const { name, label } = field
    if (field.input === "switch") {
      return (
        <div {...fieldPlace(name)}>
          <Switch label={label} checked={isFeatured} onChange={(on) => change(name, on)} />
          <p className="text-sm text-stone-600">{field.hint}</p>
        </div>
      )
    }
    if (field.input === "pictures") {
      return (
        <PictureField
          name={name}
          label={label}
          pictures={images}
          error={edit.errorOf(name)}
          onChange={(pictures) => change(name, pictures)}
        />
      )
    }
    return (
      <ProductField
        field={field}
        control={form.control}
        error={edit.errorOf(name)}
        input={register(name)}
        onReplace={(value) => form.setValue(name, value, { shouldDirty: true })}
      />
    )
  }
  const conflict = (name: string) => {
    const both = edit.conflictOf(name)
    if (!both) return null
    const theirs = name === "images" ? counted(edit.base?.images.length ?? 0, "image") : both.theirs
    return <ConflictNote {...both} label={labelOf(name)} theirs={theirs} />
  }
  return (
    <FormShell
      label={product ? texts.editTitle : texts.newTitle}
      onSubmit={edit.submit}
      isDirty={edit.isDirty}
      isSaving={edit.isSaving}
      progress={progress}
      saveLabel={product ? texts.update : texts.create}
      savingLabel={texts.saving}
      onCancel={onClose}
      wrong={edit.wrong.map((name) => ({ name, label: labelOf(name) }))}
      onChooseWrong={edit.focus}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {shown.map((field) => (
          <div
            key={field.name}
            className={cn("grid min-w-0 gap-3", wide.includes(field.input) && "sm:col-span-2")}
          >
            {control(field)}
            {conflict(field.name)}
          </div>
        ))}
        <div className="grid gap-3 sm:col-span-2" {...fieldPlace("isListed")}>
          <Switch label="Listed in the store" checked={isListed} onChange={(on) => change("isListed", on)} />
          {conflict("isListed")}
        </div>
      </div>
    </FormShell>
  )
}
