/** `STAR_RUBY` → `Star Ruby`; what isn't all in capitals stays as it was written. */
export const typeLabel = (type: string): string =>
  type === type.toUpperCase()
    ? type
        .toLowerCase()
        .replace(/[_\s]+/g, " ")
        .replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase())
    : type

export const weightUnit = "ct"

/** A value with its unit, once: `2.5` and `2.5 ct` both give `2.5 ct`. */
export const withUnit = (value: string, unit: string): string =>
  value === "" || /[a-z]/i.test(value) ? value : `${value} ${unit}`

/** Carats as people read them, in what a list keeps of a stone. */
export const weightText = (weight: string): string => withUnit(weight, weightUnit)
