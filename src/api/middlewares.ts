import { defineMiddlewares } from "@medusajs/framework/http"
import { boundRouteCache } from "./utils/bound-route-cache"
import { closed } from "./utils/closed"
import { handleError } from "./utils/error-handler"
import { gate } from "./utils/gate"
import { readRoutes } from "./utils/registry"
import { requireJson } from "./utils/require-json"
import { staffSignIn } from "./utils/staff-sign-in"
import { staticFiles } from "./utils/static-files"

boundRouteCache()
const enter = gate(readRoutes(__dirname))

export default defineMiddlewares({
  errorHandler: handleError,
  routes: [
    { matcher: "/api/*", bodyParser: { sizeLimit: "1mb" }, middlewares: [enter, requireJson] },
    // Thousands of rows at a time; everything else stays small.
    { matcher: "/api/admin/products/bulk-import", methods: ["POST"], bodyParser: { sizeLimit: "20mb" } },
    { matcher: "/webhooks/*", bodyParser: { sizeLimit: "1mb", preserveRawBody: true }, middlewares: [enter] },
    { matcher: "/static/*", middlewares: [staticFiles] },
    { matcher: "/store/*", middlewares: [closed] },
    { matcher: "/auth/*", middlewares: [staffSignIn] },
  ],
})
