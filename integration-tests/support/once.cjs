// Run by `medusa exec` in a process of its own (see medusa-exec.ts). Runs the script RATNA_SPEC_SCRIPT on the input
// RATNA_SPEC_INPUT and writes its result to the file RATNA_SPEC_RESULT.
const { writeFileSync } = require("node:fs")

exports.default = async ({ container }) => {
  const { RATNA_SPEC_SCRIPT, RATNA_SPEC_INPUT, RATNA_SPEC_RESULT } = process.env
  const response = await require(RATNA_SPEC_SCRIPT)(container, JSON.parse(RATNA_SPEC_INPUT))
  writeFileSync(RATNA_SPEC_RESULT, JSON.stringify(response))
}
