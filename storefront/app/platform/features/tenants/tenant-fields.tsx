import { fontPairName } from "@contract/rules/font-pairs"
import type { TenantView } from "@contract/tenant"
import { brandPictures } from "~/lib/brand-pictures"
import type { useEditForm } from "~/lib/use-edit-form"
import { ConflictNote } from "~/ui/conflict-note"
import { cn } from "~/ui/cn"
import { TextField } from "~/ui/field"
import { FontPairField } from "~/ui/form/font-pair-field"
import { CodeField } from "~/ui/form/code-field"
import { BrandPictureField } from "~/ui/form/brand-picture-field"
import { ColorField } from "~/ui/form/color-field"
import { TextAreaField } from "~/ui/text-area-field"
import type { TenantValues } from "./tenant-values"
import { hints, labels, texts } from "./texts"

type Name = Exclude<keyof typeof labels, "isActive" | "reason">

interface Entry {
  name: Name
  kind?: "colour" | "fonts" | "lines" | "code"
  type?: "email" | "tel"
  /** Spans the full width. */
  wide?: true
  required?: true
  /** Shown for a new tenant only. */
  once?: true
  plain?: true
}

const names: readonly Entry[] = [
  { name: "brandName", wide: true, required: true },
  { name: "domain", required: true, plain: true },
  { name: "slug", required: true, plain: true },
  // Not in the collapsed details: without it, a new tenant has no admin.
  { name: "adminEmail", type: "email", wide: true, once: true },
  { name: "tagline", wide: true },
]
const details: readonly Entry[] = [
  { name: "primaryColor", kind: "colour" },
  { name: "secondaryColor", kind: "colour" },
  { name: "accentColor", kind: "colour", wide: true },
  { name: "fonts", kind: "fonts", wide: true },
  { name: "email", type: "email" },
  { name: "phone", type: "tel" },
  { name: "address", kind: "lines", wide: true },
  { name: "customCss", kind: "code", wide: true },
]

const hintOf = (name: Name, isNew: boolean): string | undefined =>
  name === "slug" && !isNew ? hints.slugEdit : (hints as Partial<Record<Name, string>>)[name]

interface TenantFieldsProps {
  isNew: boolean
  edit: ReturnType<typeof useEditForm<TenantValues, TenantView>>
  onType: (name: string, typed: string) => void
}

/** A tenant's pictures and texts. */
export function TenantFields({ isNew, edit, onType }: TenantFieldsProps) {
  const { form, errorOf, conflictOf, base } = edit
  const control = ({ name, kind, type, required, plain }: Entry) => {
    const shared = { label: labels[name], error: errorOf(name), hint: hintOf(name, isNew) }
    if (kind === "colour") return <ColorField name={name} {...shared} />
    if (kind === "fonts") return <FontPairField name={name} {...shared} />
    const optional = required ? {} : { optional: texts.optional }
    const input = form.register(name, {
      onChange: (event: { target: { value: string } }) => onType(name, event.target.value),
    })
    if (kind === "lines") return <TextAreaField rows={3} {...shared} {...optional} {...input} />
    if (kind === "code") return <CodeField {...shared} {...optional} {...input} />
    return (
      <TextField
        {...shared}
        {...optional}
        {...(required && { required, nativeRequired: true })}
        {...(isNew && name === "brandName" && { "data-autofocus": "" })}
        {...(plain && { autoCapitalize: "none", spellCheck: false })}
        type={type ?? "text"}
        autoComplete="off"
        {...input}
      />
    )
  }
  const conflict = (name: keyof TenantValues, label: string, theirs?: string) => {
    const both = conflictOf(name)
    return both && <ConflictNote label={label} {...both} {...(theirs && { theirs })} />
  }
  const fields = (entries: readonly Entry[]) =>
    entries
      .filter((it) => isNew || !it.once)
      .map((it) => (
        <div key={it.name} className={cn("grid min-w-0 content-start gap-3", it.wide && "sm:col-span-2")}>
          {control(it)}
          {conflict(
            it.name,
            labels[it.name],
            it.kind === "fonts" && base ? fontPairName(base.fonts) : undefined
          )}
        </div>
      ))
  return (
    <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
      {fields(names)}
      {brandPictures.map((picture) => (
        <div
          key={picture.name}
          className={cn("grid min-w-0 content-start gap-3", picture.name === "heroImage" && "sm:col-span-2")}
        >
          <BrandPictureField picture={picture} error={errorOf(picture.name)} />
          {conflict(picture.name, picture.label, base?.[picture.name] ? texts.otherPicture : texts.noPicture)}
        </div>
      ))}
      {fields(details)}
    </div>
  )
}
