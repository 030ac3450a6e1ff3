/** Joins class names, skipping falsy ones. */
export const cn = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(" ")
