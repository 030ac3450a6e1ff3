// Run by `medusa exec` (see medusa-exec.ts): runs the hourly purge job immediately.
// Output: {}.
const path = require("node:path")
const { writeFileSync } = require("node:fs")

const { purgeExpired } = require(path.resolve("src/commands/account/purge-expired.js"))

exports.default = async ({ container }) => {
  await purgeExpired(container)
  writeFileSync(process.env.RATNA_SPEC_ANSWER, "{}")
}
