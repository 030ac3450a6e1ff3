import type { Entry } from "@contract/entry"
import { isTextKey, texts, textsByPlace, type TextKey } from "@contract/texts"

/** `hero_title_line1` → `Hero title line1`: as a person reads it. */
export const labelOf = (key: TextKey): string => {
  const words = key.replaceAll("_", " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export interface Place {
  name: string
  keys: readonly TextKey[]
}

/** Every text of the registry by where it stands. */
const places: readonly Place[] = Object.entries(textsByPlace).map(([name, it]) => ({
  name: name.charAt(0).toUpperCase() + name.slice(1),
  keys: Object.keys(it).filter(isTextKey),
}))

/** The places with the texts that hold every word searched for: in key, place, own or built-in words. */
export function placesWith(search: string, own: ReadonlyMap<string, Entry>): Place[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return places
    .map(({ name, keys }) => ({
      name,
      keys: keys.filter((key) => {
        const all = [key, labelOf(key), name, texts[key], own.get(key)?.value].join(" ").toLowerCase()
        return words.every((word) => all.includes(word))
      }),
    }))
    .filter(({ keys }) => keys.length > 0)
}
