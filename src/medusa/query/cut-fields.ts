import { plainFields, relations } from "./admin-fields"

/** What marks a field: `+x` adds, `-x` takes away, `*x` and `x.*` expand a relation. */
const bare = (field: string): string =>
  field
    .replace(/^[+\-* \t]+/, "")
    .replace(/\.\*$/, "")
    .trim()
const isModified = (field: string): boolean => /^[+\-* ]|\.\*$/.test(field)

const relationsOf = (family: string): readonly string[] =>
  Object.hasOwn(relations, family) ? (relations[family] ?? []) : []

function isAllowed(family: string, path: string): boolean {
  const expandable = relationsOf(family)
  if (expandable.includes(path)) return true
  const at = path.lastIndexOf(".")
  const owner = path.slice(0, Math.max(at, 0))
  return plainFields.has(path.slice(at + 1)) && (owner === "" || expandable.includes(owner))
}

/**
 * The part of `fields` that Medusa may expand for a call of this family (`orders`, `products`): it walks any relation
 * it is told to, into other tenants' rows and in circles.
 * @returns undefined when nothing is left, which means Medusa's own defaults
 */
export function cutFields(family: string, fields: string): string | undefined {
  const sent = fields.split(",").filter((it) => it.trim())
  // What is to be left out too: beside a field without a mark, or behind a space, Medusa reads `-x` as `x`.
  const kept = sent.filter((it) => isAllowed(family, bare(it)))
  // One field without a mark replaces the defaults; that must not change when the last such is cut.
  if (sent.some((it) => !isModified(it)) && kept.every(isModified)) kept.push("id")
  // What the rule of orders shows in its place (`../admin/order-numbers`).
  if (family === "orders" && kept.includes("display_id")) kept.push("custom_display_id")
  return kept.length ? kept.join(",") : undefined
}

/** Whether any of Medusa's rows could be sorted by this; a field that only other rows have is refused by Medusa itself. */
export const isOrder = (order: string): boolean => plainFields.has(bare(order).split(".").at(-1) ?? "")

/** The same for `order`: rows are sorted by a field of their own, or of an allowed relation. */
export function cutOrder(family: string, order: string): string | undefined {
  const path = bare(order)
  const owner = path.includes(".") ? path.slice(0, path.lastIndexOf(".")) : ""
  return owner === "" || relationsOf(family).includes(owner) ? order : undefined
}
