import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { notFound } from "../../lib/api-error"
import type { Tenant } from "../../modules/tenant/tenant"
import { isOwn } from "../product/is-own"

type Container = Pick<MedusaContainer, "resolve">

/** Whether the record with this id is the tenant's, according to Medusa's own tables. */
const owned = {
  product: `select 1 from product p where p.id = :id and p.deleted_at is null and ${isOwn(":tenant")}`,
  variant: `select 1 from product_variant v join product p on p.id = v.product_id
    where v.id = :id and v.deleted_at is null and ${isOwn(":tenant")}`,
  inventory: `select 1 from product_variant_inventory_item i join product_variant v on v.id = i.variant_id
    join product p on p.id = v.product_id
    where i.inventory_item_id = :id and i.deleted_at is null and ${isOwn(":tenant")}`,
  level: `select 1 from inventory_level where id = :id and location_id = :location and deleted_at is null`,
  order: `select 1 from "order" where id = :id and sales_channel_id = :channel and deleted_at is null`,
  payment: `select 1 from payment p
    join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
    join "order" o on o.id = l.order_id where p.id = :id and o.sales_channel_id = :channel`,
  fulfilment: `select 1 from order_fulfillment l join "order" o on o.id = l.order_id
    where l.fulfillment_id = :id and o.sales_channel_id = :channel and l.deleted_at is null`,
  return: `select 1 from "return" r join "order" o on o.id = r.order_id
    where r.id = :id and o.sales_channel_id = :channel`,
  reservation: `select 1 from reservation_item where id = :id and location_id = :location and deleted_at is null`,
  customer: `select 1 from customer where id = :id and metadata->>'tenant_id' = :tenant and deleted_at is null`,
  channel: `select 1 from sales_channel where id = :id and id = :channel`,
  location: `select 1 from stock_location where id = :id and id = :location`,
  "shipping option": `select 1 from shipping_option where id = :id and id = :option`,
} as const

export type Kind = keyof typeof owned

/** @throws ApiError NOT_FOUND for a missing record, and for another tenant's */
export async function requireOwn(
  container: Container,
  tenant: Tenant,
  kind: Kind,
  id: unknown
): Promise<void> {
  const named = kind.charAt(0).toUpperCase() + kind.slice(1)
  if (typeof id !== "string" || id === "" || id.includes("\u0000")) throw notFound(named)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const ids = {
    id,
    tenant: tenant.id,
    channel: tenant.salesChannelId,
    location: tenant.stockLocationId,
    option: tenant.shippingOptionId,
  }
  const { rows } = await knex.raw<{ rows: unknown[] }>(`${owned[kind]} limit 1`, ids)
  if (!rows.length) throw notFound(named)
}

/** The products whose stock these inventory items hold. */
export async function productsOfItems(container: Container, itemIds: readonly string[]): Promise<string[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `select distinct v.product_id as id from product_variant_inventory_item i
     join product_variant v on v.id = i.variant_id where i.inventory_item_id = any (?) and i.deleted_at is null`,
    [[...itemIds]]
  )
  return rows.map((it) => it.id)
}

export async function variantsOf(container: Container, productId: string): Promise<string[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    "select id from product_variant where product_id = ? and deleted_at is null",
    [productId]
  )
  return rows.map((variant) => variant.id)
}

/** Whether a product has this picture already. */
export async function showsPicture(container: Container, productId: string, url: string): Promise<boolean> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `select 1 from product p left join image i on i.product_id = p.id and i.deleted_at is null
     where p.id = ? and (i.url = ? or p.thumbnail = ?) limit 1`,
    [productId, url, url]
  )
  return rows.length > 0
}

/** The one shipping profile of all products. */
export async function defaultShippingProfile(container: Container): Promise<string | undefined> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    "select id from shipping_profile where type = 'default' and deleted_at is null order by created_at limit 1"
  )
  return rows[0]?.id
}
