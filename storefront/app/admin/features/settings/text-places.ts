import type { Entry } from "@contract/entry"
import { textLabel, textPlaces, type TextPlace } from "@contract/text-labels"
import { texts } from "@contract/texts"

/** The sections with the texts that contain every search word in key, section, own or built-in text. */
export function placesWith(search: string, own: ReadonlyMap<string, Entry>): TextPlace[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return textPlaces
    .map(({ name, keys }) => ({
      name,
      keys: keys.filter((key) => {
        const all = [key, textLabel(key), name, texts[key], own.get(key)?.value].join(" ").toLowerCase()
        return words.every((word) => all.includes(word))
      }),
    }))
    .filter(({ keys }) => keys.length > 0)
}
