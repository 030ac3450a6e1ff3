import type { Resolver } from "react-hook-form"
import type { AdminProduct } from "@contract/admin-product"
import { stoneForm } from "@contract/stone-fields/form"
import { typedProblem } from "@contract/stone-fields/typed"
import type { FormPicture } from "~/lib/form-picture"

/** What the form holds: every field as its text, but switches and pictures. */
export interface ProductFormValues {
  isFeatured: boolean
  isListed: boolean
  images: FormPicture[]
  [text: string]: string | boolean | FormPicture[]
}

/** The form's fields that are texts. */
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

/** A field's value as a form sends it; pictures go by themselves. */
export const sentText = (value: ProductFormValues[string] | undefined): string =>
  typeof value === "object" || value === undefined ? "" : String(value)

/** What is wrong with what was typed, by the rules that the server has as well. */
export const checkForm: Resolver<ProductFormValues> = (values) => {
  const texts = Object.fromEntries(textFields.map(({ name }) => [name, sentText(values[name])]))
  const problems = typedProblem(texts, true).map(({ field, message }) => [field, { type: "rule", message }])
  return problems.length
    ? { values: {}, errors: Object.fromEntries(problems) as object }
    : { values, errors: {} }
}

/** A stock that is no number is none. */
const stockText = (typed: string): string => (/^\d+$/.test(typed.trim()) ? typed.trim() : "0")

/** The call's form: of a new product all fields, of an edit those that were changed, with what it was made from. */
export function formDataOf(changes: Partial<ProductFormValues>, base: AdminProduct | null): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(changes)) {
    if (name === "images") addPictures(form, value as FormPicture[])
    else form.append(name, name === "stock" ? stockText(sentText(value)) : sentText(value))
  }
  if (base) {
    form.append("version", String(base.version))
    if (changes["stock"] !== undefined) form.append("stockBefore", String(base.stock))
  }
  return form
}

/** Those that stay, the new files, and where in that list each one stands. */
function addPictures(form: FormData, pictures: readonly FormPicture[]): void {
  const staying = pictures.filter((it) => !it.file)
  const added = pictures.filter((it) => it.file)
  const all = [...staying, ...added]
  form.append("existingImages", JSON.stringify(staying.map((it) => it.id)))
  form.append("imageOrder", JSON.stringify(pictures.map((it) => all.indexOf(it))))
  for (const { file } of added) if (file) form.append("images", file)
}
