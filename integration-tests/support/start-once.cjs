// Starts a second server process and stops it again. Afterwards everything that a start updates is up to date.
const { writeFileSync } = require("node:fs")

exports.default = () => {
  writeFileSync(process.env.RATNA_SPEC_ANSWER, "{}")
}
