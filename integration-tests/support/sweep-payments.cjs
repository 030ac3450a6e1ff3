// Run by `medusa exec` (see medusa-exec.ts): the hourly sweep, as several processes run it at the same time.
// In: { now, times }. Out: {}.
const { writeFileSync } = require("node:fs")

exports.default = async ({ container }) => {
  const { now, times } = JSON.parse(process.env.RATNA_SPEC_INPUT)
  const sweep = () => container.resolve("workflows").run("sweep-payments", { input: { now } })
  await Promise.all(Array.from({ length: times }, sweep))
  writeFileSync(process.env.RATNA_SPEC_ANSWER, "{}")
}
