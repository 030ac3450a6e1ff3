const noCatalogEdits = "Use the gem attributes instead. Medusa shares these records between all stores."
const sharedSetting = "All stores share this setting. It can't be changed here."
const noReturns = "Refund the order instead. Returns, claims and exchanges are not supported."
const platformOnly = "Only the platform's staff manage users, by invitation and on the Staff page."

/** Families of Medusa's `/admin` that are closed completely, with the message for the caller. */
export const closedFamilies: Readonly<Record<string, string>> = {
  "api-keys": "Create API keys in the store's own back office, under Settings.",
  campaigns: "Promotions are not supported.",
  "draft-orders": "Only the store's checkout creates orders.",
  "fulfillment-providers": sharedSetting,
  "fulfillment-sets": sharedSetting,
  fulfillments: "Pack and ship parcels on their order's page.",
  index: sharedSetting,
  locales: sharedSetting,
  "order-changes": "Orders can't be edited.",
  "order-edits": "Orders can't be edited.",
  "payment-collections": "Only the store's checkout starts payments.",
  "price-lists": "A stone has one price. Price lists are not supported.",
  promotions: "Promotions are not supported.",
  "property-labels": sharedSetting,
  rbac: platformOnly,
  search: "Search in the lists of products, orders and customers.",
  "shipping-option-types": sharedSetting,
  "tax-providers": sharedSetting,
  "tax-rates": "Set GST in the store's own back office, under Settings.",
  "tax-regions": "Set GST in the store's own back office, under Settings.",
  translations: sharedSetting,
  views: sharedSetting,
  "workflows-executions": "Workflows affect all stores. Only the system runs them.",
}

/** Messages for closed endpoints in families that are partly open. */
export const closedParts: Readonly<Record<string, string>> = {
  claims: noReturns,
  exchanges: noReturns,
  returns: noReturns,
  collections: noCatalogEdits,
  "product-categories": noCatalogEdits,
  "product-options": noCatalogEdits,
  "product-tags": noCatalogEdits,
  "product-types": noCatalogEdits,
  "customer-groups": "Groups of customers aren't kept here.",
  customers: "Shoppers look after their own account and addresses.",
  orders: "An order stays as it was bought: its invoice names what it was.",
  products: "A stone is changed on its own page: it has one variant and one price.",
  reservations: "What is held for an order is held by that order alone.",
  uploads: "Pictures are uploaded with their product, and stay.",
  users: platformOnly,
  invites: platformOnly,
}

/** The closed endpoints in families that are partly open: path below `/admin`, methods. */
export const closedCalls: readonly string[] = `
  claims POST
  claims/:id GET
  claims/:id/cancel POST
  claims/:id/claim-items POST
  claims/:id/claim-items/:action_id POST DELETE
  claims/:id/inbound/items POST
  claims/:id/inbound/items/:action_id POST DELETE
  claims/:id/inbound/shipping-method POST
  claims/:id/inbound/shipping-method/:action_id POST DELETE
  claims/:id/outbound/items POST
  claims/:id/outbound/items/:action_id POST DELETE
  claims/:id/outbound/shipping-method POST
  claims/:id/outbound/shipping-method/:action_id POST DELETE
  claims/:id/request POST DELETE
  collections POST
  collections/:id GET POST DELETE
  collections/:id/products POST
  currencies/:code GET
  customer-groups POST
  customer-groups/:id GET POST DELETE
  customer-groups/:id/customers POST
  customers POST
  customers/:id POST DELETE
  customers/:id/addresses POST
  customers/:id/addresses/:address_id GET POST DELETE
  customers/:id/customer-groups POST
  exchanges POST
  exchanges/:id GET
  exchanges/:id/cancel POST
  exchanges/:id/inbound/items POST
  exchanges/:id/inbound/items/:action_id POST DELETE
  exchanges/:id/inbound/shipping-method POST
  exchanges/:id/inbound/shipping-method/:action_id POST DELETE
  exchanges/:id/outbound/items POST
  exchanges/:id/outbound/items/:action_id POST DELETE
  exchanges/:id/outbound/shipping-method POST
  exchanges/:id/outbound/shipping-method/:action_id POST DELETE
  exchanges/:id/request POST DELETE
  inventory-items POST
  inventory-items/:id POST DELETE
  inventory-items/:id/location-levels POST
  inventory-items/:id/location-levels/:location_id DELETE
  inventory-items/export POST
  invites/:id GET
  layouts/:zone/configuration POST DELETE
  notifications/:id GET
  orders/:id POST
  orders/:id/credit-lines POST
  orders/:id/payment-sessions/authorize POST
  orders/:id/transfer POST
  orders/:id/transfer/cancel POST
  orders/:id/transfer/guest POST
  orders/export POST
  payments GET
  price-preferences POST
  price-preferences/:id GET POST DELETE
  product-categories POST
  product-categories/:id GET POST DELETE
  product-categories/:id/products POST
  product-options POST
  product-options/:id GET POST DELETE
  product-options/:id/values GET
  product-options/:id/values/:value_id GET POST DELETE
  product-tags POST
  product-tags/:id GET POST DELETE
  product-types POST
  product-types/:id GET POST DELETE
  products/:id/images/:image_id/variants/batch POST
  products/:id/options GET
  products/:id/options/batch POST
  products/:id/variants POST
  products/:id/variants/:variant_id DELETE
  products/:id/variants/:variant_id/images/batch POST
  products/:id/variants/:variant_id/inventory-items POST
  products/:id/variants/:variant_id/inventory-items/:inventory_item_id POST DELETE
  products/:id/variants/inventory-items/batch POST
  products/batch POST
  products/export POST
  products/import POST
  products/import/:transaction_id/confirm POST
  products/imports POST
  products/imports/:transaction_id/confirm POST
  refund-reasons POST
  refund-reasons/:id GET POST DELETE
  regions POST
  regions/:id POST DELETE
  reservations POST
  reservations/:id POST DELETE
  return-reasons POST
  return-reasons/:id GET POST DELETE
  returns POST
  returns/:id POST
  returns/:id/cancel POST
  returns/:id/dismiss-items POST
  returns/:id/dismiss-items/:action_id POST DELETE
  returns/:id/receive POST DELETE
  returns/:id/receive-items POST
  returns/:id/receive-items/:action_id POST DELETE
  returns/:id/receive/confirm POST
  returns/:id/request POST DELETE
  returns/:id/request-items POST
  returns/:id/request-items/:action_id POST DELETE
  returns/:id/shipping-method POST
  returns/:id/shipping-method/:action_id POST DELETE
  sales-channels POST
  sales-channels/:id POST DELETE
  sales-channels/:id/products POST
  search-indexes/:id DELETE
  search-indexes/:id/reindex POST
  shipping-options POST
  shipping-options/:id POST DELETE
  shipping-options/:id/rules/batch POST
  shipping-profiles POST
  shipping-profiles/:id GET POST DELETE
  stock-locations POST
  stock-locations/:id POST DELETE
  stock-locations/:id/fulfillment-providers POST
  stock-locations/:id/fulfillment-sets POST
  stock-locations/:id/sales-channels POST
  stores/:id GET POST
  uploads/:id GET DELETE
  uploads/presigned-urls POST
  users/:id/auth-providers GET
  users/:id/reset-password POST
  users/:id/roles GET POST DELETE
  users/:id/roles/:role_id DELETE
`
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [path = "", ...methods] = line.trim().split(" ")
    return methods.map((method) => `${method} /admin/${path}`)
  })

/** The message for a request without a rule. */
export function closedMessage(path: string): string {
  const family = /^\/admin\/([a-z-]+)/.exec(path)?.[1] ?? ""
  const known = Object.hasOwn(closedFamilies, family) ? closedFamilies : closedParts
  const reason = Object.hasOwn(known, family) ? known[family] : sharedSetting
  return `This is not open in Medusa Admin. ${reason ?? sharedSetting}`
}
