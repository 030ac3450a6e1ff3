// Run in Medusa (see medusa-exec.ts): runs hourly sweeps one after the other, each `times` times concurrently.
// Input: { sweeps: [{ now, times }] }. Output: {}.
const path = require("node:path")

const { sweepPayments } = require(path.resolve("src/commands/checkout/sweep-payments.js"))

module.exports = async (container, input) => {
  const { sweeps } = input
  for (const { now, times } of sweeps) {
    const sweep = () => sweepPayments(container, { now: new Date(now) })
    await Promise.all(Array.from({ length: times }, sweep))
  }
  return {}
}
