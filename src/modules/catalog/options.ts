import { defaultProductColors, defaultProductTypes, type Option } from "../../contract/product"

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** A type as it is kept: the default's value for its value or label in any case, else in capitals. */
export function knownType(text: string): string {
  const type = text.trim()
  const known = defaultProductTypes.find((it) => same(it.value, type) || same(it.label, type))
  return known?.value ?? type.toUpperCase()
}

/** A colour as it is kept: the default's word for it in any case, else as written. */
export function knownColor(text: string): string {
  const color = text.trim()
  return defaultProductColors.find((it) => same(it.value, color))?.value ?? color
}

/** The defaults in their order, then what the tenant uses beyond them. */
export function withUsed(
  defaults: readonly Option[],
  used: readonly string[],
  label: (it: string) => string
): Option[] {
  const more = used.filter((value) => value && !defaults.some((it) => it.value === value)).sort()
  return [...defaults, ...more.map((value) => ({ value, label: label(value) }))]
}
