/** Formats a type: `STAR_RUBY` → `Star Ruby`; text that isn't all upper case is unchanged. */
export const typeLabel = (type: string): string =>
  type === type.toUpperCase()
    ? type
        .toLowerCase()
        .replace(/[_\s]+/g, " ")
        .replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase())
    : type

export const weightUnit = "ct"

/** Appends the unit once: `2.5` and `2.5 ct` both return `2.5 ct`. */
export const withUnit = (value: string, unit: string): string =>
  value === "" || /[a-z]/i.test(value) ? value : `${value} ${unit}`

/** Formats a weight in carats from a list's stored product. */
export const weightText = (weight: string): string => withUnit(weight, weightUnit)
