import { defineConfig, Modules } from "@medusajs/framework/utils"
import { env } from "./src/config/env"
import { redisModules, redisSessions, sessionSecrets } from "./src/config/redis-modules"
import { readDatabaseUrl } from "./src/db/connection"
import { withTimeLimit } from "./src/db/time-limits"
import { secondFactorKeys } from "./src/medusa/login/second-factors"
import { medusaLogger } from "./src/medusa/medusa-logger"

const it = env()
const database = readDatabaseUrl(it.DATABASE_URL)
const workerModes = { all: "shared", migrate: "server", server: "server", worker: "worker" } as const
/** `medusa exec` sets the variable, so that commands run no jobs. */
const ofCommand = process.env["MEDUSA_WORKER_MODE"] === "server" ? "server" : undefined
const isLimited = it.role !== "migrate" && ofCommand === undefined
const ownOrigin = `http://localhost:${String(it.MEDUSA_PORT)}`

/** Medusa Admin shows the same order number as the shopper sees. */
const orderNumberOf = (order: { metadata?: { order_number?: string } | null }): Promise<string | undefined> =>
  Promise.resolve(order.metadata?.order_number)

module.exports = defineConfig({
  logger: medusaLogger(),
  projectConfig: {
    databaseUrl: isLimited ? withTimeLimit(database.connectionString) : database.connectionString,
    databaseDriverOptions: { connection: { ssl: database.ssl }, pool: { min: 2, max: it.DB_POOL_MAX } },
    ...redisSessions(it),
    ...sessionSecrets(it),
    workerMode: ofCommand ?? workerModes[it.role],
    http: {
      // Medusa's own APIs are on the server's own origin. The tenants' pages never call them from a browser.
      storeCors: ownOrigin,
      adminCors: ownOrigin,
      authCors: ownOrigin,
      jwtSecret: it.JWT_SECRET,
      cookieSecret: it.COOKIE_SECRET,
    },
    // Medusa Admin is served over plain HTTP in development, where browsers don't send Secure cookies.
    cookieOptions: { secure: it.production, sameSite: "lax" },
  },
  // Built by dev/build/medusa-admin.mjs, and served by src/http/kernel/medusa-admin.ts once it is built.
  admin: { disable: true },
  modules: [
    ...redisModules(it),
    { resolve: "./src/modules/tenant" },
    { resolve: "./src/modules/account" },
    { resolve: "./src/modules/address" },
    { resolve: "./src/modules/postal" },
    { resolve: "./src/modules/mail" },
    { resolve: "./src/modules/settings" },
    { resolve: "./src/modules/faq" },
    { resolve: "./src/modules/contact" },
    { resolve: "./src/modules/history" },
    { resolve: "./src/modules/view" },
    { resolve: "./src/modules/key" },
    { resolve: "./src/modules/idempotency" },
    { resolve: "./src/modules/gemstone" },
    { resolve: "./src/modules/catalog" },
    { resolve: "./src/modules/cart" },
    { resolve: "./src/modules/wishlist" },
    { resolve: "./src/modules/checkout" },
    { resolve: "./src/modules/order" },
    { resolve: "./src/modules/refund" },
    { resolve: "./src/modules/invoice" },
    { resolve: "./src/modules/installation" },
    { resolve: "./src/modules/passport" },
    { resolve: "./src/modules/picture" },
    { resolve: "./src/modules/browser-file" },
    { resolve: "./src/modules/alarm" },
    { resolve: "./src/modules/webhook" },
    { resolve: "./src/modules/platform-reports" },
    {
      resolve: "@medusajs/medusa/auth",
      options: {
        providers: [{ resolve: "@medusajs/medusa/auth-emailpass", id: "emailpass" }],
        // Second factors of staff are encrypted with a key of their own, derived from RATNA_SECRET_KEY.
        mfa: { encryption_key: secondFactorKeys(it.secretKeys)[0] },
      },
    },
    {
      resolve: "@medusajs/medusa/order",
      options: { generateCustomDisplayId: orderNumberOf },
    },
    {
      resolve: "@medusajs/medusa/payment",
      options: { providers: [{ resolve: "./src/modules/payment", id: "razorpay" }] },
    },
    {
      resolve: "@medusajs/medusa/tax",
      options: { providers: [{ resolve: "./src/modules/tax-gst", id: "gst" }] },
    },
    {
      resolve: "@medusajs/medusa/fulfillment",
      options: { providers: [{ resolve: "./src/modules/shipping-flat", id: "shipping-flat" }] },
    },
    {
      resolve: "@medusajs/medusa/file",
      key: Modules.FILE,
      options: { providers: [{ resolve: "./src/modules/media", id: "pictures" }] },
    },
  ],
})
