import { defineMiddlewares } from "@medusajs/framework/http"
import { adminDoor } from "../http/admin-door"
import { adminEntries } from "../http/admin-entries"
import { adminGate } from "../http/admin-gate"
import { boundRouteCache } from "../medusa/bound-route-cache"
import { cutFields, cutOrder } from "../medusa/query/cut-fields"
import { requirePage } from "../medusa/query/require-page"
import { handleError } from "../http/error-handler"
import { gate } from "../http/gate"
import { medusaAdmin } from "../http/medusa-admin"
import { readBody } from "../http/read-body"
import { readRoutes } from "../http/registry"
import { requireJson } from "../http/require-json"
import { sameSite } from "../http/same-site"
import { codeCalls } from "../http/staff-calls"
import { staffSignIn } from "../http/staff-sign-in"
import { signInCalls } from "../http/staff-sign-ins"
import { staticFiles } from "../http/static-files"
import { storeEntries, storeGate } from "../http/store-gate"
import { staffActs } from "./admin/staff-acts"

boundRouteCache()
const cuts = { fields: cutFields, order: cutOrder, page: requirePage }
const enter = gate(readRoutes(__dirname))

export default defineMiddlewares({
  errorHandler: handleError,
  routes: [
    // A body is read only for those whom the gate has let in.
    { matcher: "/api/*", bodyParser: false, middlewares: [enter, requireJson, readBody] },
    { matcher: "/webhooks/*", bodyParser: { sizeLimit: "1mb", preserveRawBody: true }, middlewares: [enter] },
    // Medusa has read the body and looked who is signed in by then.
    { matcher: "/admin/ratna*", middlewares: [enter, requireJson] },
    { matcher: "/static/*", middlewares: [staticFiles] },
    { matcher: "/app", middlewares: [medusaAdmin] },
    { matcher: "/store/*", middlewares: [sameSite, storeGate(cuts)] },
    ...storeEntries,
    { matcher: "/admin/*", middlewares: [sameSite, adminDoor(cuts), adminGate] },
    ...adminEntries(staffActs),
    { matcher: "/auth/*", middlewares: [sameSite, staffSignIn] },
    ...signInCalls,
    ...codeCalls,
  ],
})
