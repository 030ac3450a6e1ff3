// A second server process that starts, and stops again: what a start brings up to date is up to date then.
const { writeFileSync } = require("node:fs")

exports.default = () => {
  writeFileSync(process.env.RATNA_SPEC_ANSWER, "{}")
}
