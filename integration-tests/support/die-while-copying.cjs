// Run in Medusa (see medusa-exec.ts): creates the copies of a picture, and is killed when a number of files are stored.
// Input: { tenantId, name, files }.
const path = require("node:path")

const { createCopies } = require(path.resolve("src/commands/picture/create-copies.js"))
const { pictureStore } = require(path.resolve("src/picture-store/stores.js"))

module.exports = async (container, { tenantId, name, files }) => {
  const store = pictureStore()
  const put = store.put.bind(store)
  let stored = 0
  store.put = async (file, data) => {
    await put(file, data)
    if (++stored === files) process.kill(process.pid, "SIGKILL")
  }
  await createCopies(container, { tenantId, name, claim: new Date().toISOString() })
  return {}
}
