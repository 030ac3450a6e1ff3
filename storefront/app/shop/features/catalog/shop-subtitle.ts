import type { Facets } from "@contract/product"
import type { shopTexts } from "@contract/texts/shop"
import type { Text } from "~/lib/site"

type ShopText = Text<keyof typeof shopTexts>

const maxNamed = 4

/** Plural of a type: `Rubies`; `Quartz` is unchanged. */
function several(type: string): string {
  if (/quartz$/i.test(type)) return type
  if (/[^aeiou]y$/i.test(type)) return `${type.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/i.test(type) ? `${type}es` : `${type}s`
}

/** Names the tenant's most frequent types: `Sapphires and more`. */
function typesInWords(text: ShopText, types: Facets["type"]): string {
  const kinds = types.filter((it) => it.value !== "OTHER").toSorted((one, other) => other.count - one.count)
  const named = kinds.slice(0, maxNamed).map((it) => several(it.label).toLowerCase())
  if (!named.length) return text("shop_subtitle_empty")
  const all = named.length < types.length ? [...named, text("shop_subtitle_others")] : named
  const words =
    all.length < 2 ? all.join() : `${all.slice(0, -1).join(", ")} ${text("shop_subtitle_and")} ${all.at(-1)}`
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

/** The subtitle of the shop page: the tenant's own text, or its most frequent types. */
export const shopSubtitle = (text: ShopText, types: Facets["type"] | undefined): string =>
  text("shop_subtitle", { types: typesInWords(text, types ?? []) })
