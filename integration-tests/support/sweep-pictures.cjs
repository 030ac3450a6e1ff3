// Run in Medusa (see medusa-exec.ts): sweeps a tenant's pictures at the given times, one after the other.
// Input: { tenantId, at: string[] }. Output: { removed: number[] }.
const path = require("node:path")

const { sweepTenant } = require(path.resolve("src/commands/picture/sweep-pictures.js"))

module.exports = async (container, { tenantId, at }) => {
  const removed = []
  for (const now of at) removed.push(await sweepTenant(container, tenantId, new Date(now)))
  return { removed }
}
