import { oneLine } from "@contract/rules/typed-text"
/** Names of one place in use side by side: the trade's and the country's. */
const names: readonly (readonly string[])[] = [
  ["burma", "myanmar", "birma"],
  ["ceylon", "srilanka"],
  ["siam", "thailand"],
  ["columbia", "colombia"],
  ["persia", "iran"],
]

/** A text without case, accents, spaces and punctuation. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")

const keyOf = (text: string): string => {
  const key = plain(text)
  return names.find((it) => it.includes(key))?.[0] ?? key
}

/**
 * The catalog's value that means the same as a typed one but is spelled in another way: `srilanka` and `Ceylon` for
 * `Sri Lanka`. Two spellings would be two filters. Undefined when there is none, or when the typed value is in use.
 */
export function sameValue(typed: string, used: readonly string[]): string | undefined {
  const text = oneLine(typed)
  if (text === "" || used.includes(text)) return undefined
  const key = keyOf(text)
  return key === "" ? undefined : used.find((it) => keyOf(it) === key)
}
