const waitMs = 100
const maxWaits = 25

/**
 * Waits briefly for the payment script when the button is clicked before it has loaded.
 * @returns whether it has loaded
 */
export async function scriptArrives(): Promise<boolean> {
  for (let n = 0; n < maxWaits && !window.Razorpay; n += 1) {
    await new Promise((next) => setTimeout(next, waitMs))
  }
  return window.Razorpay !== undefined
}
