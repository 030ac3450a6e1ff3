// Run in Medusa (see medusa-exec.ts): the pictures that rows of a tenant refer to, and those that the store lacks.
// Input: { tenant }. Output: { named, missing }.
const path = require("node:path")

const { referencedHashes } = require(path.resolve("src/commands/picture/referenced-pictures.js"))
const { withTenant } = require(path.resolve("src/db/with-tenant.js"))
const { pictureStore } = require(path.resolve("src/picture-store/stores.js"))

module.exports = async (container, { tenant }) => {
  const named = [...(await withTenant(container, tenant, referencedHashes))]
  const stored = new Set()
  for await (const { name } of pictureStore().list(tenant)) stored.add(/\/([0-9a-f]{32})/.exec(name)[1])
  return { named: named.length, missing: named.filter((hash) => !stored.has(hash)) }
}
