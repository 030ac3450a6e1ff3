// Run in Medusa (see medusa-exec.ts): runs the erasure job for a deleted tenant at the given times.
// Input: {id, early, late}. Output: {tooEarly, early, late: whether the job erased it, found: what the purge searched
// for}.
const path = require("node:path")

const eraseArchived = require("./erase-archived.cjs")
const { purgeTenant } = require(path.resolve("src/commands/tenant/erase/purge-tenant.js"))

module.exports = async (container, input) => {
  const { id, early, late } = input
  const erases = async (now) => (await eraseArchived(container, { now })).includes(id)
  const purge = () => purgeTenant(container, { id, now: new Date(late) })
  const erasedEarly = await erases(early)
  const tooEarly = await purge().then(
    () => "purged",
    (error) => error.message
  )
  const erasedLate = await erases(late)
  const found = await purge()
  const response = { tooEarly, early: erasedEarly, late: erasedLate, found }
  return response
}
