import { readFile } from "node:fs/promises"
import { notFound } from "../../../../lib/api-error"
import { type CachedBytes, cachedBytes, sendCached } from "../../../../http/kernel/cached"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/platform"

const show = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#api", tryItOutEnabled: false })\n`

const fromViewer = async (type: string, file: string): Promise<CachedBytes> =>
  cachedBytes(type, await readFile(require.resolve(`swagger-ui-dist/${file}`)))

const sources = new Map<string, () => Promise<CachedBytes>>([
  ["show.js", () => Promise.resolve(cachedBytes("text/javascript; charset=utf-8", Buffer.from(show)))],
  ["swagger-ui.css", () => fromViewer("text/css; charset=utf-8", "swagger-ui.css")],
  ["swagger-ui-bundle.js", () => fromViewer("text/javascript; charset=utf-8", "swagger-ui-bundle.js")],
])

/** The files that were requested before. */
const made = new Map<string, CachedBytes>()

export const GET = route(endpoints.getApiDocsFile, async (_ctx, { params: { file } }, req) => {
  const source = sources.get(file)
  if (!source) throw notFound("File")
  const bytes = made.get(file) ?? (await source())
  made.set(file, bytes)
  return sendCached(req, bytes, { "cache-control": "public, max-age=86400" })
})
