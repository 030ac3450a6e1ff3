/**
 * Which rows of Medusa's tables belong to one tenant, as a condition on the table `t`, where `tn` is the tenant's row
 * of the registry. Rows that no condition selects are the platform's, and `medusaLeftOut` gives the reason.
 */
const own = {
  products: "(select product_id from product_sales_channel where sales_channel_id = tn.sales_channel_id)",
  variants: `(select v.id from product_variant v join product_sales_channel c on c.product_id = v.product_id
    where c.sales_channel_id = tn.sales_channel_id)`,
  orders: `(select id from "order" where sales_channel_id = tn.sales_channel_id)`,
  carts: "(select id from cart where sales_channel_id = tn.sales_channel_id)",
  customers: "(select id from customer where metadata->>'tenant_id' = tn.id)",
  sets: "(select fulfillment_set_id from location_fulfillment_set where stock_location_id = tn.stock_location_id)",
}
const zones = `(select id from service_zone where fulfillment_set_id in ${own.sets})`
const productOptions = `(select id from product_product_option where product_id in ${own.products})`
const options = `(select product_option_id from product_product_option where product_id in ${own.products})`
const priceSets = `(select price_set_id from product_variant_price_set where variant_id in ${own.variants})`
const prices = `(select id from price where price_set_id in ${priceSets} and price_list_id is null)`
const cartItems = `(select id from cart_line_item where cart_id in ${own.carts})`
const cartShipping = `(select id from cart_shipping_method where cart_id in ${own.carts})`
const orderItems = `(select item_id from order_item where order_id in ${own.orders})`
const orderShipping = `(select shipping_method_id from order_shipping where order_id in ${own.orders})`
const collections = `(select payment_collection_id from order_payment_collection where order_id in ${own.orders}
  union select payment_collection_id from cart_payment_collection where cart_id in ${own.carts})`
const payments = `(select id from payment where payment_collection_id in ${collections})`
const fulfillments = `(select id from fulfillment where location_id = tn.stock_location_id
  union select fulfillment_id from order_fulfillment where order_id in ${own.orders})`
const addressesOf = (table: string): string =>
  `(select shipping_address_id from ${table} where sales_channel_id = tn.sales_channel_id
    union select billing_address_id from ${table} where sales_channel_id = tn.sales_channel_id)`
const of = (tables: readonly string[], condition: string): Record<string, string> =>
  Object.fromEntries(tables.map((it) => [it, condition]))

/** Table → condition. */
export const medusaRows: Readonly<Record<string, string>> = {
  sales_channel: "t.id = tn.sales_channel_id",
  api_key: "t.id = tn.publishable_key_id and t.type = 'publishable'",
  publishable_api_key_sales_channel: "t.publishable_key_id = tn.publishable_key_id",
  stock_location: "t.id = tn.stock_location_id",
  stock_location_address: "t.id = (select address_id from stock_location where id = tn.stock_location_id)",
  sales_channel_stock_location: "t.sales_channel_id = tn.sales_channel_id",
  ...of(
    ["location_fulfillment_provider", "location_fulfillment_set"],
    "t.stock_location_id = tn.stock_location_id"
  ),
  fulfillment_set: `t.id in ${own.sets}`,
  service_zone: `t.fulfillment_set_id in ${own.sets}`,
  geo_zone: `t.service_zone_id in ${zones}`,
  shipping_option: `t.service_zone_id in ${zones}`,
  shipping_option_type: `t.id in (select shipping_option_type_id from shipping_option where service_zone_id in ${zones})`,
  ...of(
    ["shipping_option_rule", "shipping_option_price_set"],
    `t.shipping_option_id in (select id from shipping_option where service_zone_id in ${zones})`
  ),
  product: `t.id in ${own.products}`,
  product_sales_channel: "t.sales_channel_id = tn.sales_channel_id",
  ...of(
    ["product_shipping_profile", "image", "product_variant", "product_product_option"],
    `t.product_id in ${own.products}`
  ),
  product_option: `t.id in ${options}`,
  product_option_value: `t.option_id in ${options}`,
  product_product_option_value: `t.product_product_option_id in ${productOptions}`,
  ...of(
    [
      "product_variant_option",
      "product_variant_product_image",
      "product_variant_inventory_item",
      "product_variant_price_set",
    ],
    `t.variant_id in ${own.variants}`
  ),
  inventory_item: `t.id in (select inventory_item_id from product_variant_inventory_item where variant_id in ${own.variants})`,
  ...of(["inventory_level", "reservation_item"], "t.location_id = tn.stock_location_id"),
  price_set: `t.id in ${priceSets}`,
  price: `t.price_set_id in ${priceSets} and t.price_list_id is null`,
  price_rule: `t.price_id in ${prices}`,
  customer: "t.metadata->>'tenant_id' = tn.id",
  customer_address: `t.customer_id in ${own.customers}`,
  provider_identity: "starts_with(t.entity_id, tn.id || ':')",
  auth_identity:
    "t.id in (select auth_identity_id from provider_identity where starts_with(entity_id, tn.id || ':'))",
  cart: "t.sales_channel_id = tn.sales_channel_id",
  cart_address: `t.id in ${addressesOf("cart")}`,
  ...of(
    ["cart_line_item", "cart_shipping_method", "cart_payment_collection", "credit_line"],
    `t.cart_id in ${own.carts}`
  ),
  ...of(["cart_line_item_adjustment", "cart_line_item_tax_line"], `t.item_id in ${cartItems}`),
  ...of(
    ["cart_shipping_method_adjustment", "cart_shipping_method_tax_line"],
    `t.shipping_method_id in ${cartShipping}`
  ),
  order: "t.sales_channel_id = tn.sales_channel_id",
  order_address: `t.id in ${addressesOf('"order"')}`,
  ...of(
    [
      "order_summary",
      "order_item",
      "order_shipping",
      "order_change",
      "order_change_action",
      "order_transaction",
      "order_credit_line",
      "order_cart",
      "order_fulfillment",
      "order_payment_collection",
      "return",
      "order_claim",
      "order_exchange",
    ],
    `t.order_id in ${own.orders}`
  ),
  order_line_item: `t.id in ${orderItems}`,
  ...of(["order_line_item_adjustment", "order_line_item_tax_line"], `t.item_id in ${orderItems}`),
  order_shipping_method: `t.id in ${orderShipping}`,
  ...of(
    ["order_shipping_method_adjustment", "order_shipping_method_tax_line"],
    `t.shipping_method_id in ${orderShipping}`
  ),
  ...of(
    ["return_item", "return_fulfillment"],
    `t.return_id in (select id from "return" where order_id in ${own.orders})`
  ),
  order_claim_item: `t.claim_id in (select id from order_claim where order_id in ${own.orders})`,
  order_claim_item_image: `t.claim_item_id in (select i.id from order_claim_item i join order_claim c on c.id = i.claim_id
    where c.order_id in ${own.orders})`,
  order_exchange_item: `t.exchange_id in (select id from order_exchange where order_id in ${own.orders})`,
  fulfillment: `t.id in ${fulfillments}`,
  fulfillment_address: `t.id in (select delivery_address_id from fulfillment where id in ${fulfillments})`,
  ...of(["fulfillment_item", "fulfillment_label"], `t.fulfillment_id in ${fulfillments}`),
  payment_collection: `t.id in ${collections}`,
  ...of(
    ["payment_collection_payment_providers", "payment_session", "payment"],
    `t.payment_collection_id in ${collections}`
  ),
  ...of(["capture", "refund"], `t.payment_id in ${payments}`),
}

/**
 * Columns of a tenant's rows that refer to the platform's own records. Its groupings, price lists and reasons aren't
 * exported; region and shipping profile are mapped to the destination's.
 */
export const medusaForeign = {
  dropped: ["collection_id", "type_id", "refund_reason_id", "reason_id", "price_list_id"],
  mapped: ["region_id", "shipping_profile_id"],
} as const

/** Columns whose foreign key is circular: written once all rows exist. */
export const medusaLater: Readonly<Record<string, string>> = { order_line_item: "totals_id" }

const staff = "Medusa Admin's own people, their sign-in and their settings"
const shared = "the installation's own: each has its own, or makes it at its start"
const platforms =
  "groupings, offers and notices that the platform's staff makes in Medusa Admin over all stores"
const secret = "secrets of a sign-in under way"

/** Table → why it isn't exported. */
export const medusaLeftOut: Readonly<Record<string, string>> = {
  ...of(
    [
      "user",
      "user_preference",
      "user_rbac_role",
      "invite",
      "invite_rbac_role",
      "layout_configuration",
      "view_configuration",
      "property_label",
    ],
    staff
  ),
  ...of(
    [
      "currency",
      "region",
      "region_country",
      "region_payment_provider",
      "store",
      "store_currency",
      "store_locale",
      "tax_provider",
      "tax_region",
      "tax_rate",
      "tax_rate_rule",
      "payment_provider",
      "fulfillment_provider",
      "notification_provider",
      "shipping_profile",
      "price_preference",
      "refund_reason",
      "return_reason",
      "link_module_migrations",
      "mikro_orm_migrations",
      "script_migrations",
      "search_index",
      "search_index_sync",
      "search_index_version",
      "search_postgres_index",
      "workflow_execution",
    ],
    shared
  ),
  ...of(
    [
      "account_holder",
      "application_method_buy_rules",
      "application_method_target_rules",
      "cart_promotion",
      "customer_account_holder",
      "customer_group",
      "customer_group_customer",
      "notification",
      "order_promotion",
      "price_list",
      "price_list_rule",
      "product_category",
      "product_category_product",
      "product_collection",
      "product_tag",
      "product_tags",
      "product_type",
      "promotion",
      "promotion_application_method",
      "promotion_campaign",
      "promotion_campaign_budget",
      "promotion_campaign_budget_usage",
      "promotion_promotion_rule",
      "promotion_rule",
      "promotion_rule_value",
    ],
    platforms
  ),
  ...of(
    ["auth_mfa_factor", "auth_mfa_recovery_code", "auth_password_reset_token", "auth_verification"],
    secret
  ),
}
