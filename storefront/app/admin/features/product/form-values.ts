import type { Resolver } from "react-hook-form"
import type { AdminProduct } from "@contract/admin-product"
import { isFieldOf } from "@contract/stone-fields"
import { stoneForm } from "@contract/stone-fields/form"
import { typedProblem } from "@contract/stone-fields/typed"
import { identifier } from "@contract/rules/typed-text"
import type { FormPicture } from "~/lib/form-picture"

/** The form's values: every field as text, except switches and pictures. */
export interface ProductFormValues {
  isFeatured: boolean
  isListed: boolean
  images: FormPicture[]
  [text: string]: string | boolean | FormPicture[]
}

/** The form's text fields. */
const textFields = stoneForm.filter((it) => it.input !== "switch" && it.input !== "pictures")

export function formValuesOf(product: AdminProduct | null): ProductFormValues {
  const texts = textFields.map(({ name }) => [name, String(product?.[name] ?? "")])
  return {
    ...(Object.fromEntries(texts) as Record<string, string>),
    isFeatured: product?.isFeatured ?? false,
    isListed: product?.isListed ?? true,
    images: (product?.images ?? []).map((id) => ({ id })),
  }
}

/** A field's value in the request; pictures are sent separately. */
export const sentText = (value: ProductFormValues[string] | undefined): string =>
  typeof value === "object" || value === undefined ? "" : String(value)

/** Validates the input by the server's rules. */
export const checkForm: Resolver<ProductFormValues> = (values) => {
  const shown = textFields.filter(({ name }) => isFieldOf(sentText(values["type"]), name))
  const texts = Object.fromEntries(shown.map(({ name }) => [name, sentText(values[name])]))
  const problems = typedProblem(texts, true).map(({ field, message }) => [field, { type: "rule", message }])
  return problems.length
    ? { values: {}, errors: Object.fromEntries(problems) as object }
    : { values, errors: {} }
}

/** Treats a stock that isn't a number as 0. */
const stockText = (typed: string): string => (/^\d+$/.test(identifier(typed)) ? identifier(typed) : "0")

/**
 * Builds the request's form data: all fields of a new product; for an edit, the changed fields with the version that
 * they are based on. Fields that products of the type don't have are left out.
 */
export function formDataOf(changes: Partial<ProductFormValues>, base: AdminProduct | null): FormData {
  const form = new FormData()
  const type = sentText(changes["type"] ?? base?.type)
  const foreign = new Set<string>(textFields.map((it) => it.name).filter((it) => !isFieldOf(type, it)))
  for (const [name, value] of Object.entries(changes)) {
    if (foreign.has(name)) continue
    if (name === "images") addPictures(form, value as FormPicture[])
    else form.append(name, name === "stock" ? stockText(sentText(value)) : sentText(value))
  }
  if (base) {
    form.append("version", String(base.version))
    if (changes["stock"] !== undefined) form.append("stockBefore", String(base.stock))
  }
  return form
}

/** The kept pictures, the new files, and the position of each in the combined list. */
function addPictures(form: FormData, pictures: readonly FormPicture[]): void {
  const staying = pictures.filter((it) => !it.file)
  const added = pictures.filter((it) => it.file)
  const all = [...staying, ...added]
  form.append("existingImages", JSON.stringify(staying.map((it) => it.id)))
  form.append("imageOrder", JSON.stringify(pictures.map((it) => all.indexOf(it))))
  for (const { file } of added) if (file) form.append("images", file)
}
