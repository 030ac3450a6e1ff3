// Run by `medusa exec` (see medusa-exec.ts): runs hourly sweeps one after the other, each `times` times concurrently.
// Input: { sweeps: [{ now, times }] }. Output: {}.
const path = require("node:path")
const { writeFileSync } = require("node:fs")

const { sweepPayments } = require(path.resolve("src/commands/checkout/sweep-payments.js"))

exports.default = async ({ container }) => {
  const { sweeps } = JSON.parse(process.env.RATNA_SPEC_INPUT)
  for (const { now, times } of sweeps) {
    const sweep = () => sweepPayments(container, { now: new Date(now) })
    await Promise.all(Array.from({ length: times }, sweep))
  }
  writeFileSync(process.env.RATNA_SPEC_ANSWER, "{}")
}
