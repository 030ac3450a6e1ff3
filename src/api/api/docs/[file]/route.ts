import { readFile } from "node:fs/promises"
import { notFound } from "../../../../lib/api-error"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/platform"

const show = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#api", tryItOutEnabled: false })\n`

const types = new Map([
  ["swagger-ui.css", "text/css; charset=utf-8"],
  ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
])

export const GET = route(endpoints.getApiDocsFile, async (_ctx, { params }) => {
  if (params.file === "show.js") {
    return { status: 200, raw: { type: "text/javascript; charset=utf-8", data: show } }
  }
  const type = types.get(params.file)
  if (!type) throw notFound("File")
  const data = await readFile(require.resolve(`swagger-ui-dist/${params.file}`))
  return { status: 200, raw: { type, data }, headers: { "cache-control": "public, max-age=86400" } }
})
