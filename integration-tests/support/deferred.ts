/** Returns a promise without a value and the function that resolves it: lint refuses `Promise.withResolvers<void>()`. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((fulfill) => {
    resolve = fulfill
  })
  return { promise, resolve }
}
