import { defineMiddlewares } from "@medusajs/framework/http"
import { boundRouteCache } from "./utils/bound-route-cache"
import { closed } from "./utils/closed"
import { handleError } from "./utils/error-handler"
import { gate } from "./utils/gate"
import { readBody } from "./utils/read-body"
import { readRoutes } from "./utils/registry"
import { requireJson } from "./utils/require-json"
import { staffSignIn } from "./utils/staff-sign-in"
import { staticFiles } from "./utils/static-files"

boundRouteCache()
const enter = gate(readRoutes(__dirname))

export default defineMiddlewares({
  errorHandler: handleError,
  routes: [
    // A body is read only for those whom the gate has let in.
    { matcher: "/api/*", bodyParser: false, middlewares: [enter, requireJson, readBody] },
    { matcher: "/webhooks/*", bodyParser: { sizeLimit: "1mb", preserveRawBody: true }, middlewares: [enter] },
    { matcher: "/static/*", middlewares: [staticFiles] },
    { matcher: "/store/*", middlewares: [closed] },
    { matcher: "/auth/*", middlewares: [staffSignIn] },
  ],
})
