// Run by `medusa exec` (see medusa-exec.ts): what becomes of a deleted tenant, at the instants that it is given.
// In: {id, early, late}. Out: {tooEarly, early, late: whether the job erased it, found: what the purge has looked for}.
const { writeFileSync } = require("node:fs")

exports.default = async ({ container }) => {
  const { id, early, late } = JSON.parse(process.env.RATNA_SPEC_INPUT)
  const workflows = container.resolve("workflows")
  const erases = async (now) =>
    (await workflows.run("erase-archived", { input: { now } })).result.includes(id)
  const purge = () => workflows.run("purge-tenant", { input: { id, now: late } })
  const said = (error) => (Array.isArray(error) ? error[0].error.message : error.message)
  const erasedEarly = await erases(early)
  const tooEarly = await purge().then(() => "purged", said)
  const erasedLate = await erases(late)
  const { result: found } = await purge()
  const answer = { tooEarly, early: erasedEarly, late: erasedLate, found }
  writeFileSync(process.env.RATNA_SPEC_ANSWER, JSON.stringify(answer))
}
