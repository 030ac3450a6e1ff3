interface Columns<Id extends string> {
  /** Every column that can be chosen, in the table's order. */
  all: readonly Id[]
  /** The default columns. */
  usual: readonly Id[]
  max: number
  /** URL value for no optional columns: the id of the column that is always shown. */
  none: string
}

/** Reads a table's columns from the URL and writes them to it. */
export const chosenColumns = <Id extends string>({ all, usual, max, none }: Columns<Id>) => ({
  /** Ignores unknown column ids. */
  read: (text: string): readonly Id[] => {
    if (text === "") return usual
    const named = text.split(",")
    return all.filter((it) => named.includes(it)).slice(0, max)
  },
  /** Empty for the default columns. */
  text: (chosen: readonly string[]): string => {
    const text = chosen.join(",")
    return text === usual.join(",") ? "" : text || none
  },
})
