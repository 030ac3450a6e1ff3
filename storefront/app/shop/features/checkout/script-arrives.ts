const waitMs = 100
const maxWaits = 25

/** A tap may come before the script has: it is waited for a moment. @returns whether it came */
export async function scriptArrives(): Promise<boolean> {
  for (let n = 0; n < maxWaits && !window.Razorpay; n += 1) {
    await new Promise((next) => setTimeout(next, waitMs))
  }
  return window.Razorpay !== undefined
}
