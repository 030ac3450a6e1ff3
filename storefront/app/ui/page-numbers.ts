/**
 * Returns the page numbers to show, with `null` for a gap: first, last, and those around the current one. There are at
 * most seven places, so that the row fits a phone.
 */
export function pageNumbers(current: number, last: number): (number | null)[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1)
  const start = Math.min(Math.max(current - 1, 3), last - 4)
  const middle =
    current <= 4
      ? [2, 3, 4, 5]
      : current >= last - 3
        ? [last - 4, last - 3, last - 2, last - 1]
        : [start, start + 1, start + 2]
  const first = middle[0] ?? 2
  const end = middle.at(-1) ?? last - 1
  return [1, ...(first > 2 ? [null] : []), ...middle, ...(end < last - 1 ? [null] : []), last]
}
