// Run in Medusa (see medusa-exec.ts): runs the hourly purge job immediately.
// Output: {}.
const path = require("node:path")

const { purgeExpired } = require(path.resolve("src/commands/account/purge-expired.js"))

module.exports = async (container) => {
  await purgeExpired(container)
  return {}
}
