import {
  type CoreField,
  coreNames,
  factNames,
  fieldNames,
  isFact,
  type FieldName,
  type GemFact,
  stoneFields,
} from "../../../contract/stone-fields"
import type { FilterField } from "../../../contract/stone-fields/filters"

/** Fields that change without a rebuild of the catalog entry. */
type Live = "stock"

/** Core field → SQL for its wire value, from entry `e` and product `p`. */
const wireValues: Record<Exclude<CoreField, Live>, string> = {
  name: "e.name",
  type: "e.type",
  color: "e.color",
  weight: "e.weight",
  origin: "e.origin",
  shortInfo: "e.short_info",
  description: "coalesce(p.description, '')",
  price: "to_char(e.price_paise / 100.0, 'FM99999999990.00')",
  currency: "'INR'",
  isFeatured: "e.is_featured",
  images: "e.images",
  slug: "e.slug",
}

/** SELECT list of an entry's core fields, named as on the wire. */
export const onTheWire = [
  'e.product_id as "id"',
  ...coreNames.flatMap((it) => (it === "stock" ? [] : [`${wireValues[it]} as "${it}"`])),
  `to_char(e.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`,
].join(", ")

/** SQL for a gem fact, null when products of the stone's type don't have it. As `isFieldOf` decides it. */
function factOf(name: GemFact): string {
  const { onlyFor } = stoneFields[name]
  const value = `g.facts->'${name}'`
  return onlyFor === undefined
    ? value
    : `case when '${onlyFor}' = any (regexp_split_to_array(upper(g.type), '[_\\s]+')) then ${value} end`
}

/** SQL for an object of the gem facts that a product has. */
export const factsOf = (fields: readonly FilterField[]): string =>
  `jsonb_strip_nulls(jsonb_build_object(${fields
    .filter((it) => isFact(it))
    .map((it) => `'${it}', ${factOf(it)}`)
    .join(", ")}))`

/** Core field → SQL for its search text, from product `p` and stone `g`. */
const searchTexts: Partial<Record<FieldName, string>> = {
  name: "left(p.title, 500)",
  description: "left(coalesce(p.description, ''), 20000)",
  shortInfo: "g.short_info",
  origin: "g.origin",
  type: "g.type",
  color: "g.color",
  ...Object.fromEntries(factNames.map((it) => [it, `coalesce(g.facts->>'${it}', '')`])),
}

const textOf = (fields: readonly FieldName[]): string =>
  `catalog_plain(${fields.map((it) => searchTexts[it] ?? "''").join(" || ' ' || ") || "''"})`

/** Search weight → SQL for the words of its fields. Named once, since a vector reads its text twice. */
export const plainTexts = [
  ...(["A", "B", "C"] as const).map((it) => {
    const fields = fieldNames.filter((name) => stoneFields[name].search === it)
    return `${textOf(fields)} as weight_${it.toLowerCase()}`
  }),
  `${textOf(fieldNames.filter((it) => stoneFields[it].kindOfStone))} as kind`,
].join(", ")

/**
 * SQL for the search vector, from `plainTexts` as `words`, with words for the kind of stone that only trade names
 * match. The lowest weight is stored without word positions, which would be the largest part of the vector.
 */
export const searched = `setweight(catalog_vector(words.weight_a), 'A') || setweight(catalog_vector(words.weight_b), 'B')
  || strip(catalog_vector(words.weight_c)) || catalog_kind(words.kind)`
