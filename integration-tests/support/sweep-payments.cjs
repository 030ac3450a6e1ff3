// Run by `medusa exec` (see medusa-exec.ts): hourly sweeps, one after the other; each as so many processes at the same time.
// In: { sweeps: [{ now, times }] }. Out: {}.
const { writeFileSync } = require("node:fs")

exports.default = async ({ container }) => {
  const { sweeps } = JSON.parse(process.env.RATNA_SPEC_INPUT)
  for (const { now, times } of sweeps) {
    const sweep = () => container.resolve("workflows").run("sweep-payments", { input: { now } })
    await Promise.all(Array.from({ length: times }, sweep))
  }
  writeFileSync(process.env.RATNA_SPEC_ANSWER, "{}")
}
