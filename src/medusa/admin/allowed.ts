import { uploadedFiles } from "../../contract/endpoints/files"
import type { Tenant } from "../../modules/tenant/tenant"
import { invitation, only, ownFulfillment, ownLevels, ownProfile, wholeStock } from "./bodies"
import { layoutOf } from "./layouts"
import { orderNumbersOf } from "./order-numbers"
import { changedProduct, changedVariant, changedVariants, newProduct } from "./product-bodies"
import type { AdminRule } from "./rule"
import { storesOf } from "./stores-of"

/** An empty list, for what Medusa shares between all tenants or what this product doesn't use. */
const none = (name: string) => () => ({ [name]: [], count: 0, offset: 0, limit: 20 })
const inChannel = ({ salesChannelId }: Tenant) => ({ sales_channels: { id: [salesChannelId] } })
const ofProduct = (tenant: Tenant) => ({ product: inChannel(tenant) })
const order = { own: { id: "order" } } as const
const orderAct = { ...order, method: "POST" } as const
const parcel = { ...orderAct, own: { id: "order", fulfillment_id: "fulfilment" } } as const
const payment = { own: { id: "payment" } } as const
const product = { own: { id: "product" } } as const
const read = { method: "GET" } as const
const open = { method: "GET", for: "anybody" } as const

/**
 * Allowlist of the endpoints of Medusa's `/admin`, with the restrictions that hold each to one tenant. Default-deny:
 * any other endpoint is refused with the message in `refused.ts`. `allowed.spec.ts` compares both lists with the routes
 * of the installed Medusa.
 */
export const allowed: readonly AdminRule[] = [
  { method: "GET", for: "anyone", path: "/admin/feature-flags" },
  { method: "POST", for: "anyone", path: "/admin/invites/accept" },
  { ...open, path: "/admin/plugins" },
  { ...open, path: "/admin/users/me" },
  { method: "POST", path: "/admin/users/:id", for: "anybody", plainBody: ownProfile },
  { ...open, path: "/admin/notifications", response: none("notifications") },
  { ...open, path: "/admin/search-indexes", response: none("search_indexes") },
  { ...open, path: "/admin/layouts/configurations", response: none("layout_configurations") },
  {
    ...open,
    path: "/admin/layouts/:zone/configuration",
    response: ({ zone = "" }, isPlatform) => layoutOf(zone, isPlatform),
  },
  { ...open, path: "/admin/stores", rewrite: storesOf },
  { ...open, path: "/admin/regions" },
  { ...open, path: "/admin/regions/:id" },
  { ...open, path: "/admin/currencies" },
  { ...open, path: "/admin/price-preferences" },
  { ...open, path: "/admin/return-reasons" },
  { ...open, path: "/admin/refund-reasons" },
  { ...open, path: "/admin/payments/payment-providers" },
  { method: "POST", path: "/admin/uploads", for: "anybody", files: uploadedFiles },

  { ...read, path: "/admin/users", for: "platform" },
  { ...read, path: "/admin/users/:id", for: "platform" },
  { method: "DELETE", path: "/admin/users/:id", for: "platform" },
  { ...read, path: "/admin/invites", for: "platform" },
  { method: "POST", path: "/admin/invites", for: "platform", plainBody: invitation },
  { method: "DELETE", path: "/admin/invites/:id", for: "platform" },
  { method: "POST", path: "/admin/invites/:id/resend", for: "platform" },

  { ...read, path: "/admin/sales-channels", filter: ({ salesChannelId }) => ({ id: [salesChannelId] }) },
  { ...read, path: "/admin/sales-channels/:id", own: { id: "channel" } },
  { ...read, path: "/admin/stock-locations", filter: ({ stockLocationId }) => ({ id: [stockLocationId] }) },
  { ...read, path: "/admin/stock-locations/:id", own: { id: "location" } },
  {
    ...read,
    path: "/admin/shipping-options",
    filter: ({ shippingOptionId }) => ({ id: [shippingOptionId] }),
  },
  { ...read, path: "/admin/shipping-options/:id", own: { id: "shipping option" } },
  { ...read, path: "/admin/shipping-profiles" },

  { ...read, path: "/admin/product-types", response: none("product_types") },
  { ...read, path: "/admin/product-tags", response: none("product_tags") },
  { ...read, path: "/admin/product-options", response: none("product_options") },
  { ...read, path: "/admin/product-categories", response: none("product_categories") },
  { ...read, path: "/admin/collections", response: none("collections") },
  { ...read, path: "/admin/customer-groups", response: none("customer_groups") },

  { ...read, path: "/admin/products", filter: inChannel },
  { method: "POST", path: "/admin/products", body: newProduct, record: "product" },
  { ...read, ...product, path: "/admin/products/:id" },
  { method: "POST", ...product, path: "/admin/products/:id", body: changedProduct, record: "product" },
  { method: "DELETE", ...product, path: "/admin/products/:id", instead: "deleteProduct" },
  { ...read, ...product, path: "/admin/products/:id/variants", filter: ofProduct },
  {
    ...read,
    path: "/admin/products/:id/variants/:variant_id",
    own: { id: "product", variant_id: "variant" },
  },
  {
    method: "POST",
    path: "/admin/products/:id/variants/:variant_id",
    own: { id: "product", variant_id: "variant" },
    body: changedVariant,
    record: "product",
  },
  {
    method: "POST",
    ...product,
    path: "/admin/products/:id/variants/batch",
    body: changedVariants,
    record: "product",
  },
  { ...read, path: "/admin/product-variants", filter: ofProduct },

  {
    ...read,
    path: "/admin/inventory-items",
    filter: (tenant) => ({ variants: ofProduct(tenant) }),
  },
  { ...read, path: "/admin/inventory-items/:id", own: { id: "inventory" } },
  {
    ...read,
    path: "/admin/inventory-items/:id/location-levels",
    own: { id: "inventory" },
    filter: ({ stockLocationId }) => ({ location_id: [stockLocationId] }),
  },
  {
    method: "POST",
    path: "/admin/inventory-items/:id/location-levels/:location_id",
    own: { id: "inventory", location_id: "location" },
    body: wholeStock,
    instead: "setStock",
    record: "product",
  },
  {
    method: "POST",
    path: "/admin/inventory-items/:id/location-levels/batch",
    own: { id: "inventory" },
    body: ownLevels,
    instead: "setStock",
    record: "product",
  },
  {
    method: "POST",
    path: "/admin/inventory-items/location-levels/batch",
    body: ownLevels,
    instead: "setStock",
    record: "product",
  },
  {
    ...read,
    path: "/admin/reservations",
    filter: ({ stockLocationId }) => ({ location_id: [stockLocationId] }),
  },
  { ...read, path: "/admin/reservations/:id", own: { id: "reservation" } },

  { ...read, path: "/admin/customers", filter: ({ id }) => ({ metadata: { tenant_id: id } }) },
  { ...read, path: "/admin/customers/:id", own: { id: "customer" } },
  { ...read, path: "/admin/customers/:id/addresses", own: { id: "customer" } },

  {
    ...read,
    path: "/admin/orders",
    filter: ({ salesChannelId }) => ({ sales_channel_id: [salesChannelId] }),
    rewrite: orderNumbersOf,
  },
  { ...read, ...order, path: "/admin/orders/:id", rewrite: orderNumbersOf },
  { ...read, ...order, path: "/admin/orders/:id/preview" },
  { ...read, ...order, path: "/admin/orders/:id/changes" },
  { ...read, ...order, path: "/admin/orders/:id/line-items" },
  { ...read, ...order, path: "/admin/orders/:id/shipping-options" },
  { ...orderAct, path: "/admin/orders/:id/cancel", instead: "cancelOrder" },
  { ...orderAct, path: "/admin/orders/:id/complete" },
  { ...orderAct, path: "/admin/orders/:id/archive" },
  { ...orderAct, path: "/admin/orders/:id/fulfillments", body: ownFulfillment, instead: "packParcel" },
  {
    ...parcel,
    path: "/admin/orders/:id/fulfillments/:fulfillment_id/cancel",
    body: only("no_notification"),
    instead: "unpackParcel",
  },
  {
    ...parcel,
    path: "/admin/orders/:id/fulfillments/:fulfillment_id/shipments",
    body: only("items", "labels", "no_notification"),
    instead: "shipParcel",
  },
  {
    ...parcel,
    path: "/admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered",
    body: only("no_notification"),
    instead: "deliverParcel",
  },
  { ...read, path: "/admin/payments/:id", ...payment },
  { method: "POST", path: "/admin/payments/:id/capture", ...payment, instead: "capturePayment" },
  { method: "POST", path: "/admin/payments/:id/refund", ...payment, instead: "refundPayment" },
  {
    ...read,
    path: "/admin/returns",
    filter: ({ salesChannelId }) => ({ order: { sales_channel_id: salesChannelId } }),
  },
  { ...read, path: "/admin/returns/:id", own: { id: "return" } },
  { ...read, path: "/admin/claims", ownQuery: { order_id: "order" } },
  { ...read, path: "/admin/exchanges", ownQuery: { order_id: "order" } },
]
