import { defineMiddlewares } from "@medusajs/framework/http"
import { closedQueries } from "../http/medusa-admin/closed-queries"
import { adminEntries } from "../http/medusa-admin/admin-entries"
import { adminGate } from "../http/medusa-admin/admin-gate"
import { boundRouteCache } from "../medusa/bound-route-cache"
import { restrictFields, restrictOrder } from "../medusa/query/restrict-fields"
import { requirePage } from "../medusa/query/require-page"
import { handleError } from "../http/kernel/error-handler"
import { medusaAdmin } from "../http/kernel/medusa-admin"
import { requireJson } from "../http/kernel/require-json"
import { sameSite } from "../http/kernel/same-site"
import { staffGate } from "../http/medusa-admin/staff-gate"
import { codeCalls } from "../http/medusa-admin/staff-calls"
import { staffSignIn } from "../http/medusa-admin/staff-sign-in"
import { signInCalls } from "../http/medusa-admin/staff-sign-ins"
import { storableOnly } from "../http/medusa-admin/storable-only"
import { storeEntries, storeGate } from "../http/medusa-admin/store-gate"
import { resealFactor } from "./admin/reseal-factor"
import { staffActs } from "./admin/staff-acts"
import { routes } from "./routes"

boundRouteCache()
const cuts = { fields: restrictFields, order: restrictOrder, page: requirePage }

/** Middlewares of the requests that Medusa's router receives. `/api`, `/webhooks` and `/static` don't reach it (`dispatch`). */
export default defineMiddlewares({
  errorHandler: handleError,
  routes: [
    // Medusa has parsed the body and authenticated the user before these run.
    { matcher: "/admin/ratna*", middlewares: [staffGate(routes()), requireJson] },
    { matcher: "/app", middlewares: [medusaAdmin] },
    { matcher: "/store/*", middlewares: [sameSite, storableOnly, storeGate(cuts)] },
    ...storeEntries,
    { matcher: "/admin/*", middlewares: [sameSite, storableOnly, closedQueries(cuts), adminGate] },
    ...adminEntries(staffActs),
    { matcher: "/auth/*", middlewares: [sameSite, storableOnly, staffSignIn] },
    ...signInCalls,
    ...codeCalls(resealFactor),
  ],
})
