// Run by `medusa exec` (see medusa-exec.ts): what the hourly job runs, now.
// Out: {}.
const path = require("node:path")
const { writeFileSync } = require("node:fs")

const { purgeExpired } = require(path.resolve("src/commands/account/purge-expired.js"))

exports.default = async ({ container }) => {
  await purgeExpired(container)
  writeFileSync(process.env.RATNA_SPEC_ANSWER, "{}")
}
