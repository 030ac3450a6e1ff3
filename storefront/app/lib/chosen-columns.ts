interface Columns<Id extends string> {
  /** Every column that may be chosen, in the table's order. */
  all: readonly Id[]
  /** Those that everybody begins with. */
  usual: readonly Id[]
  max: number
  /** What the address says where none of them is wanted: the column that always stands. */
  none: string
}

/** A table's columns as its address names them: read from it, and written to it. */
export const chosenColumns = <Id extends string>({ all, usual, max, none }: Columns<Id>) => ({
  /** What is no column counts for nothing. */
  read: (text: string): readonly Id[] => {
    if (text === "") return usual
    const named = text.split(",")
    return all.filter((it) => named.includes(it)).slice(0, max)
  },
  /** Nothing for the usual ones. */
  text: (chosen: readonly string[]): string => {
    const text = chosen.join(",")
    return text === usual.join(",") ? "" : text || none
  },
})
