import type { Entry } from "@contract/entry"
import { isTextKey, texts, textsByPlace, type TextKey } from "@contract/texts"

/** Converts a key to a label: `hero_title_line1` to `Hero title line1`. */
export const labelOf = (key: TextKey): string => {
  const words = key.replaceAll("_", " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export interface Place {
  name: string
  keys: readonly TextKey[]
}

/** Every text of the registry by section. */
const places: readonly Place[] = Object.entries(textsByPlace).map(([name, it]) => ({
  name: name.charAt(0).toUpperCase() + name.slice(1),
  keys: Object.keys(it).filter(isTextKey),
}))

/** The sections with the texts that contain every search word in key, section, own or built-in text. */
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
