import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MedusaStoreRequest,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { ApiError, notFound } from "../../lib/api-error"
import { hasOne } from "../../medusa/store/has-one"
import { openStoreCalls, alternativeMessage, type StoreRule } from "../../medusa/store/open"
import { tenantOfStoreKey } from "../../modules/tenant/find-tenant"
import type { Tenant } from "../../modules/tenant/tenant"
import { peerOf } from "../kernel/peer"
import { clientOf, countAgainstLimits } from "../throttle/rate-limit"

/**
 * @returns the part of a query value that Medusa may use for an endpoint of this family; undefined when nothing is left
 */
type Cut = (family: string, sent: string) => string | undefined
/** The allowed parts of a query, and the check that refuses a page number that no list has. */
type Cuts = Readonly<Record<"fields" | "order", Cut>> & {
  readonly page: (query: Readonly<Record<string, unknown>>) => void
}

const calls = new WeakMap<object, { rule: StoreRule; tenant: Tenant }>()
const patterns = openStoreCalls.map((rule) => ({
  rule,
  pattern: new RegExp(`^${rule.path.replace(/:\w+/g, "[A-Za-z0-9_-]+")}/?$`),
}))

/** Max requests of one client. Medusa's lists cost 30 times as much as our own, so the limit is lower. */
const perClient = 120
const perTenant = 600

/**
 * Restricts Medusa's store API, for integrators, to reading the catalog of the tenant of the request's publishable key.
 * Medusa has validated the key at this point.
 */
export const storeGate =
  (cuts: Cuts) =>
  async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    const path = req.originalUrl.split("?")[0] ?? ""
    const found = patterns.find((it) => it.pattern.test(path))
    if (!found || !["GET", "HEAD"].includes(req.method))
      throw new ApiError("FORBIDDEN", alternativeMessage(path))
    const tenant = await tenantOfCall(req as MedusaStoreRequest)
    const client = clientOf(peerOf(req))
    await countAgainstLimits(
      { container: req.scope, tenant },
      [
        { key: `store-api:client:${client}`, max: perClient },
        { key: "store-api", max: perTenant },
      ],
      60
    )
    calls.set(req, { rule: found.rule, tenant })
    cutQuery(req, found.rule, tenant, cuts)
    next()
  }

async function tenantOfCall(req: MedusaStoreRequest): Promise<Tenant> {
  const { publishable_key_context: found } = req as Partial<MedusaStoreRequest>
  const { key, sales_channel_ids: channels } = found ?? { key: "", sales_channel_ids: [] }
  const tenant = await tenantOfStoreKey(req.scope, key)
  if (!tenant || channels.length !== 1 || channels[0] !== tenant.salesChannelId)
    throw new ApiError("FORBIDDEN", "This publishable key belongs to no store.")
  if (!tenant.isActive) throw new ApiError("TENANT_INACTIVE", "This store is closed.")
  return tenant
}

/** Removes query parameters that would reach other tenants' rows or deleted ones, before Medusa reads the query. */
function cutQuery(req: MedusaRequest, { path }: StoreRule, tenant: Tenant, cuts: Cuts): void {
  cuts.page(req.query)
  for (const key of ["fields", "order"] as const) {
    const sent = req.query[key]
    if (sent === undefined) continue
    if (typeof sent !== "string") throw new ApiError("VALIDATION_FAILED", `"${key}" must be one text`)
    req.query[key] = cuts[key](`store-${path.split("/")[2] ?? ""}`, sent)
  }
  for (const key of ["cart_id", "sales_channel_id", "with_deleted"]) Reflect.deleteProperty(req.query, key)
  // Prices need the tenant's region; without it Medusa can't compute any.
  if (/^\/store\/product(s|-variants)/.test(path)) req.query["region_id"] = tenant.regionId
  Object.assign(req, {
    disallowed: ["products", "metadata", "sales_channels", "inventory_items", "payment_providers"],
  })
}

/**
 * Applies the rules that need the parsed query. It uses Medusa's own matchers, so that it runs after Medusa's
 * validation.
 */
export const storeEntries: MiddlewareRoute[] = openStoreCalls.map((rule) => ({
  matcher: rule.path,
  methods: ["GET"],
  middlewares: [
    async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
      const call = calls.get(req)
      if (call?.rule !== rule) throw new ApiError("FORBIDDEN", alternativeMessage(rule.path))
      await hold(req, call.tenant, rule)
      next()
    },
  ],
}))

async function hold(req: MedusaRequest, tenant: Tenant, rule: StoreRule): Promise<void> {
  const filter = rule.filter(tenant)
  req.filterableFields = { ...req.filterableFields, ...filter }
  const id = req.params["id"] ?? req.params["code"] ?? ""
  if (rule.only && id.toLowerCase() !== rule.only(tenant)) throw notFound("It")
  if (rule.single && !(await hasOne(req.scope, rule.single, { ...filter, id }))) throw notFound("It")
}
