import type { FieldChange } from "../../../contract/history"
import { maxPictures } from "../../../contract/rules/pictures"
import type { FieldName } from "../../../contract/stone-fields"
import { typedProblem } from "../../../contract/stone-fields/typed"
import type { Plan } from "../../../domain/plan-revert"

/** Fields of a product whose earlier value the rules of its form refuse today. */
export function refusedFields({ act, restored }: Plan): Set<FieldName> {
  const texts = Object.fromEntries(restored.map(({ field, to }) => [field, textOf(to)]))
  const refused = new Set(typedProblem(texts, act === "revive").map((it) => it.field))
  const images = restored.find((it) => it.field === "images")?.to
  if (Array.isArray(images) && images.length > maxPictures) refused.add("images")
  return refused
}

/** A value of the history as the text of a form. Lists aren't typed. */
const textOf = (value: FieldChange["to"]): string =>
  value === null || typeof value === "object" ? "" : String(value)
