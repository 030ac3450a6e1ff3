import { jsonFields, plainFields, relations } from "./admin-fields"

/** Strips a field's modifier: `+x` adds, `-x` removes, `*x` and `x.*` expand a relation. */
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
 * Reduces `fields` to what Medusa may expand for an endpoint of this family (`orders`, `products`). Medusa itself
 * expands any relation that a request names, into other tenants' rows and in circles.
 * @returns undefined if nothing is left, which means Medusa's own defaults
 */
export function restrictFields(family: string, fields: string): string | undefined {
  const sent = fields.split(",").filter((it) => it.trim())
  // Removed fields are checked too: next to a field without a modifier, or after a space, Medusa reads `-x` as `x`.
  const kept = sent.filter((it) => isAllowed(family, bare(it)))
  // One field without a modifier replaces the defaults. That must not change if the last such field is cut.
  if (sent.some((it) => !isModified(it)) && kept.every(isModified)) kept.push("id")
  // The response shows it in place of `display_id` (`../admin/order-numbers`).
  if (family === "orders" && kept.includes("display_id")) kept.push("custom_display_id")
  return kept.length ? kept.join(",") : undefined
}

/**
 * Whether any of Medusa's rows can be sorted by this field. Medusa itself refuses a field that only other rows have, but
 * fails on one that contains JSON.
 */
export function isOrder(order: string): boolean {
  const field = bare(order).split(".").at(-1) ?? ""
  return plainFields.has(field) && !jsonFields.has(field)
}

/** Does the same for `order`: rows are sorted by a field of their own, or of an allowed relation. */
export function restrictOrder(family: string, order: string): string | undefined {
  const path = bare(order)
  const owner = path.includes(".") ? path.slice(0, path.lastIndexOf(".")) : ""
  return owner === "" || relationsOf(family).includes(owner) ? order : undefined
}
