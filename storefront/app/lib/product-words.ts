/** `DIAMOND` → `Diamond`; words that the shop wrote itself stay as they are. */
export const typeLabel = (type: string): string =>
  /^[A-Z_ ]+$/.test(type)
    ? type
        .toLowerCase()
        .replaceAll("_", " ")
        .replace(/^./, (it) => it.toUpperCase())
    : type

/** Carats with their unit, once: `2.5` and `2.5 ct` both give `2.5 ct`. */
export const weightText = (weight: string): string =>
  weight === "" || /[a-z]/i.test(weight) ? weight : `${weight} ct`
