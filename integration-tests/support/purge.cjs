// Run by `medusa exec` (see medusa-exec.ts): the hourly job that removes what nobody needs any more.
const { writeFileSync } = require("node:fs")
const path = require("node:path")

exports.default = async ({ container }) => {
  await require(path.resolve("src/jobs/purge-expired.js")).default(container)
  writeFileSync(process.env.RATNA_SPEC_ANSWER, "{}")
}
