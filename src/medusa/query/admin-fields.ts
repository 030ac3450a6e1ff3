const names = (text: string): readonly string[] => text.trim().split(/\s+/)

/**
 * Allowlist of relations in `fields` for endpoints under `/admin` (and `/store`, the last key): what Medusa Admin's own
 * pages request (2.21), and Medusa's own defaults. No relation leads from a tenant's rows to a list of other tenants'
 * rows (`region.orders`), nor in a circle (`fulfillments.location`). The key is the endpoint's family: its first
 * segment, or, below a single record, the last one.
 */
export const relations: Readonly<Record<string, readonly string[]>> = {
  "api-keys": names(`sales_channels`),
  campaigns: names(`budget promotions`),
  claims: names(`additional_items additional_items.item claim_items claim_items.item claim_items.reason`),
  collections: names(`products`),
  "customer-groups": names(`customers`),
  customers: names(`addresses groups`),
  "draft-orders": names(`
    billing_address customer items items.adjustments items.detail items.tax_lines items.variant
    items.variant.product promotions sales_channel shipping_address shipping_methods
    shipping_methods.adjustments shipping_methods.tax_lines summary`),
  exchanges: names(`additional_items additional_items.item`),
  "fulfillment-sets": names(`service_zones service_zones.geo_zones geo_zones`),
  fulfillments: names(`delivery_address items labels`),
  "inventory-items": names(`location_levels variants variants.options variants.product`),
  "location-levels": names(`stock_locations`),
  "order-changes": names(`actions`),
  orders: names(`
    actions billing_address credit_lines customer fulfillments fulfillments.items fulfillments.labels
    fulfillments.shipping_option fulfillments.shipping_option.service_zone
    fulfillments.shipping_option.service_zone.fulfillment_set item items items.adjustments items.detail
    items.tax_lines items.variant items.variant.inventory_items items.variant.inventory_items.inventory
    items.variant.options items.variant.product items.variant.product.shipping_profile order_change
    payment_collections payment_collections.payment_sessions payment_collections.payments
    payment_collections.payments.captures payment_collections.payments.refunds
    payment_collections.payments.refunds.refund_reason promotions region sales_channel shipping_address
    shipping_methods shipping_methods.adjustments shipping_methods.tax_lines summary`),
  "payment-collections": names(`payment_sessions payments`),
  payments: names(`captures refunds refunds.refund_reason`),
  "price-lists": names(`
    price_list_rules prices prices.price_rules prices.price_set prices.price_set.variant`),
  "product-categories": names(`category_children parent_category products`),
  "product-options": names(`products values`),
  "product-variants": names(`
    images images.variants inventory inventory.location_levels inventory_items inventory_items.inventory
    inventory_items.inventory.location_levels options options.option prices prices.price_rules product
    product.images`),
  products: names(`
    categories collection images options options.values sales_channels shipping_profile tags type variants
    variants.images variants.inventory_items variants.inventory_items.inventory
    variants.inventory_items.inventory.location_levels variants.options variants.prices
    variants.prices.price_rules`),
  promotions: names(`
    application_method application_method.buy_rules application_method.buy_rules.values
    application_method.target_rules application_method.target_rules.values campaign campaign.budget rules
    rules.values values`),
  regions: names(`countries payment_providers`),
  reservations: names(`inventory_item`),
  "return-reasons": names(`parent_return_reason return_reason_children`),
  returns: names(`items items.item items.item.variant items.item.variant.product items.reason`),
  "shipping-options": names(`
    prices prices.price_rules provider rules service_zone service_zone.fulfillment_set
    service_zone.fulfillment_set.location shipping_profile type`),
  "stock-locations": names(`
    address fulfillment_providers fulfillment_sets fulfillment_sets.service_zones
    fulfillment_sets.service_zones.geo_zones fulfillment_sets.service_zones.shipping_options
    fulfillment_sets.service_zones.shipping_options.rules
    fulfillment_sets.service_zones.shipping_options.shipping_profile sales_channels`),
  stores: names(`default_sales_channel supported_currencies supported_currencies.currency`),
  // Fields that integrators may request from the store API.
  "store-product-variants": names(`calculated_price images options options.option product product.images`),
  "store-products": names(`
    categories collection images options options.values tags type variants variants.calculated_price
    variants.images variants.options variants.options.option`),
  "store-regions": names(`countries`),
  "tax-rates": names(`rules tax_region`),
  "tax-regions": names(`
    children children.tax_rates children.tax_rates.rules parent tax_rates tax_rates.rules`),
}

/** Names of fields that contain JSON, by which no list can be sorted. */
export const jsonFields: ReadonlySet<string> = new Set(names(`context data execution metadata raw_amount`))

/**
 * Names of scalar fields, on any of Medusa's rows. A product's `type` is a row, but one without relations to follow.
 */
export const plainFields: ReadonlySet<string> = new Set(
  names(`id accepted address_1 address_2 address_name allow_backorder amount attribute authorized_amount automatic_taxes
  available_quantity avatar_url barcode campaign_identifier canceled_at canceled_by captured_amount captured_at
  carry_over_promotions change_type channel city claim_id code collection_id company company_name confirmed_at
  confirmed_by context country_code created_at created_by credit_line_subtotal credit_line_tax_total credit_line_total
  currency_code custom_display_id customer_id data decimal_digits declined_at declined_by declined_reason
  default_location_id default_region_id default_sales_channel_id deleted_at delivered_at description discount_subtotal
  discount_tax_total discount_total discountable display_id display_name ean email ends_at entity exchange_id execution
  expires_at external_id first_name fulfillment_status gift_card_total handle has_account height hs_code
  incoming_quantity internal_note inventory_item_id inventory_quantity is_active is_automatic is_combinable is_default
  is_disabled is_enabled is_exclusive is_giftcard is_internal is_return is_tax_inclusive iso_2 iso_3 item_discount_total
  item_id item_subtotal item_tax_total item_total key label last_name last_used_at length limit line_item_id locale
  locale_code location_id manage_inventory marked_shipped_by material max_quantity metadata mid_code min_quantity name
  no_notification note num_code operation operator option_id order_id order_version origin_country
  original_item_subtotal original_item_tax_total original_item_total original_shipping_subtotal
  original_shipping_tax_total original_shipping_total original_subtotal original_tax_total original_total packed_at
  parent_category_id parent_id parent_return_reason_id payment_collection_id payment_id payment_session_id
  payment_status phone postal_code price_type product_id property provider_id province province_code quantity rank rate
  raw_amount received_at receiver_id redacted reference reference_id refund_amount refundable_total refunded_amount
  region_id requested_at requested_by required_quantity requires_shipping reserved_quantity resource resource_id
  resource_type return_id revoked_at revoked_by rounding sales_channel_id shipped_at shipping_discount_total
  shipping_option_id shipping_profile_id shipping_subtotal shipping_tax_total shipping_total sku starts_at state status
  stocked_quantity subtitle subtotal symbol symbol_native tax_region_id tax_total template thumbnail title to token
  total transaction_id trigger_type type type_id unit_of_measure unit_price upc updated_at url used user_id value variant_id
  variant_rank variant_sku variant_title version weight width workflow_id`)
)
