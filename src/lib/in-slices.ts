/** Maximum time that a list blocks all other requests, in ms. */
const sliceMs = 1

/** Resolves after other requests have run. */
export const othersTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** `items.map(work)` for long lists. It yields to other requests in between. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result
): Promise<Result[]> {
  const results: Result[] = []
  let from = performance.now()
  for (const [index, item] of items.entries()) {
    results.push(work(item, index))
    if (performance.now() - from < sliceMs) continue
    await othersTurn()
    from = performance.now()
  }
  return results
}
