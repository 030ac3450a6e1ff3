// Run in Medusa (see medusa-exec.ts): uploads a picture while the sweeper holds it for its removal. The sweeper has
// locked the row and deletes the file; the upload starts in between.
// Input: { tenantId, picture (base64), now }. Output: { url, isStored }.
const path = require("node:path")

const load = (file) => require(path.resolve("src", file))
const { storeImage } = load("modules/picture/store-image.js")
const { pictureStore } = load("picture-store/stores.js")
const { sweepTenant } = load("commands/picture/sweep-pictures.js")

module.exports = async (container, { tenantId, picture, now }) => {
  const store = pictureStore()
  const remove = store.delete.bind(store)
  let begin
  // Continues outside the sweeper's transaction.
  const upload = new Promise((resolve) => (begin = resolve)).then(() =>
    storeImage(container, tenantId, Buffer.from(picture, "base64"))
  )
  store.delete = async (name) => {
    if (name.startsWith(`${tenantId}/`)) begin()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await remove(name)
  }
  try {
    await sweepTenant(container, tenantId, new Date(now))
  } finally {
    store.delete = remove
  }
  const url = await upload
  return { url, isStored: await store.has(url.replace("/static/", "")) }
}
