const waitMs = 100
const maxWaits = 25

/** The value of the global variable that the payment provider's script defines; undefined until it has loaded. */
export const scriptOf = (name: string): unknown => (window as unknown as Record<string, unknown>)[name]

/**
 * Waits briefly for the payment script when the button is clicked before it has loaded.
 * @returns whether it has loaded
 */
export async function scriptArrives(name: string): Promise<boolean> {
  for (let n = 0; n < maxWaits && scriptOf(name) === undefined; n += 1) {
    await new Promise((next) => setTimeout(next, waitMs))
  }
  return scriptOf(name) !== undefined
}
