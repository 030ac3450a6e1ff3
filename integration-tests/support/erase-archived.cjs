// Run in Medusa (see medusa-exec.ts): runs the erasure job at the given time.
// Input: {now}. Output: the ids of the erased tenants.
const path = require("node:path")

const { eraseArchived } = require(path.resolve("src/commands/tenant/erase/erase-archived.js"))

module.exports = (container, { now }) => eraseArchived(container, { now: new Date(now) })
