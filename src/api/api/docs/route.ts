import { route } from "../../../http/kernel/route"
import * as endpoints from "../../../contract/endpoints/platform"

/** Content security policy of the docs page. It allows inline styles, which the viewer writes; scripts must be ours. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Store API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="api"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/show.js"></script>
  </body>
</html>
`

export const GET = route(endpoints.getApiDocs, () =>
  Promise.resolve({
    status: 200,
    raw: { type: "text/html; charset=utf-8", data: page },
    headers: { "content-security-policy": policy },
  })
)
