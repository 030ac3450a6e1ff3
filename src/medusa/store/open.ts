import type { Tenant } from "../../modules/tenant/tenant"

/**
 * How one endpoint of Medusa's store API is restricted to the tenant of its key. All are `GET`; any other endpoint is
 * refused.
 */
export interface StoreRule {
  path: string
  /** Filter that is added whatever the request filters by. */
  filter: (tenant: Tenant) => object
  /** A single record of a list that all tenants share: it exists only if the filter finds it. */
  single?: "product_type" | "product_tag" | "product_category" | "product_collection"
  /** The only valid value of `:code` and `:id`. */
  only?: (tenant: Tenant) => string
}

const published = ({ salesChannelId }: Tenant) => ({
  status: "published",
  sales_channels: { id: [salesChannelId] },
})
/** Filter for shared records: those of the tenant's own published products. */
const having = (tenant: Tenant) => ({ products: published(tenant) })
const shared = (path: string, single: NonNullable<StoreRule["single"]>): StoreRule[] => [
  { path: `/store/${path}`, filter: having },
  { path: `/store/${path}/:id`, filter: having, single },
]
const region = ({ regionId }: Tenant) => ({ id: [regionId] })
const rupee = () => ({ code: ["inr"] })

export const openStoreCalls: readonly StoreRule[] = [
  { path: "/store/products", filter: published },
  { path: "/store/products/:id", filter: published },
  { path: "/store/product-variants", filter: (tenant) => ({ product: published(tenant) }) },
  { path: "/store/product-variants/:id", filter: (tenant) => ({ product: published(tenant) }) },
  ...shared("product-types", "product_type"),
  ...shared("product-tags", "product_tag"),
  ...shared("product-categories", "product_category"),
  ...shared("collections", "product_collection"),
  { path: "/store/regions", filter: region },
  { path: "/store/regions/:id", filter: region, only: ({ regionId }) => regionId },
  { path: "/store/currencies", filter: rupee },
  { path: "/store/currencies/:code", filter: rupee, only: () => "inr" },
]

/** Our endpoint that replaces a closed one. */
const ours: Readonly<Record<string, string>> = {
  carts: "POST /api/cart and POST /api/checkout/session",
  customers: "POST /api/auth/send-otp to register, /api/account and /api/addresses",
  orders: "GET /api/orders",
  "payment-collections": "POST /api/checkout/session",
  "payment-providers": "POST /api/checkout/session",
  "shipping-options": "GET /api/settings/checkout",
  search: "GET /api/products?search=",
  returns: "the store's contact page, POST /api/contact",
  "return-reasons": "the store's contact page, POST /api/contact",
  "product-options": "GET /api/products/facets",
  locales: "GET /api/branding",
}

export function alternativeMessage(path: string): string {
  const family = /^\/store\/([a-z-]+)/.exec(path)?.[1] ?? ""
  const call = Object.hasOwn(ours, family) ? ours[family] : undefined
  return `Of the store API, only reading the catalog is open. Use ${call ?? "the calls under /api"}.`
}
