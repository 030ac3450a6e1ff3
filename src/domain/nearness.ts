/** Maximum edit distance at which two words count as the same. */
const maxEdits = (word: string): number => (word.length <= 3 ? 0 : word.length <= 5 ? 1 : 2)

/** Edit distance: the number of letters to insert, delete, replace or swap. */
function edits(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity
      )
    }
    before = last
    last = row
  }
  return last[other.length] ?? 0
}

/** Edit distance of a typed text from the start of a word, 0 for an exact prefix; undefined if it is too far. */
export function nearness(typed: string, word: string): number | undefined {
  if (word.startsWith(typed)) return 0
  const allowed = maxEdits(typed)
  // The word may still be being typed: compare its prefixes of about the same length.
  const lengths = [typed.length - 1, typed.length, typed.length + 1].filter((it) => it <= word.length)
  const found = Math.min(...[...lengths, word.length].map((it) => edits(typed, word.slice(0, it))))
  return found <= allowed ? found : undefined
}
