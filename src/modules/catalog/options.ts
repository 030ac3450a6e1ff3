import { defaultProductColors, defaultProductTypes, type Option } from "../../contract/product"

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Normalizes a type: the default's value when its value or label matches in any case, else the text in capitals. */
export function knownType(text: string): string {
  const type = text.trim()
  const known = defaultProductTypes.find((it) => same(it.value, type) || same(it.label, type))
  return known?.value ?? type.toUpperCase()
}

/** Normalizes a colour: the default's spelling when it matches in any case, else the text unchanged. */
export function knownColor(text: string): string {
  const color = text.trim()
  return defaultProductColors.find((it) => same(it.value, color))?.value ?? color
}

/** The defaults in their order, then the tenant's additional values. */
export function withUsed(
  defaults: readonly Option[],
  used: readonly string[],
  label: (it: string) => string
): Option[] {
  const more = used.filter((value) => value && !defaults.some((it) => it.value === value)).sort()
  return [...defaults, ...more.map((value) => ({ value, label: label(value) }))]
}
