import { isTextKey, textsByPlace, type TextKey } from "./texts"

/** Converts a key to a label: `hero_title_line1` to `Hero title line1`. */
export const textLabel = (key: TextKey): string => {
  const words = key.replaceAll("_", " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A section of the store whose texts are edited together. */
export interface TextPlace {
  name: string
  keys: readonly TextKey[]
}

/** Every text of the registry by section. */
export const textPlaces: readonly TextPlace[] = Object.entries(textsByPlace).map(([name, placeTexts]) => ({
  name: name.charAt(0).toUpperCase() + name.slice(1),
  keys: Object.keys(placeTexts).filter(isTextKey),
}))
