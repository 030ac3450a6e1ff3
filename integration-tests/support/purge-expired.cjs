// Run by `medusa exec` (see medusa-exec.ts): what the hourly job runs, now.
// Out: {}.
const { writeFileSync } = require("node:fs")

exports.default = async ({ container }) => {
  await container.resolve("workflows").run("purge-expired", {})
  writeFileSync(process.env.RATNA_SPEC_ANSWER, "{}")
}
