import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { WebhookEvent } from "../../contract/webhook"
import type { TenantTx } from "../../db/with-tenant"

export interface ProductChange {
  event: Extract<WebhookEvent, "stock.low" | "product.changed">
  productId: string
  stock: number | null
  isRemoved: boolean
}

/** The tenants with queued changes, longest waiting first. The table may be read without a tenant. */
export async function changedTenants(container: Pick<MedusaContainer, "resolve">): Promise<string[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { tenant_id: string }[] }>(
    "select tenant_id from webhook_change group by tenant_id order by min(id)"
  )
  return rows.map((it) => it.tenant_id)
}

/**
 * Takes the tenant's oldest changes in the transaction that queues their outgoing webhooks, so that a crash loses none.
 */
export const takeChanges = (tx: TenantTx, limit: number): Promise<ProductChange[]> =>
  tx.rows<ProductChange>(
    `with oldest as (
       select id from webhook_change where tenant_id = ? order by id limit ? for update skip locked),
     taken as (
       delete from webhook_change c using oldest where c.id = oldest.id
       returning c.id, c.event, c.product_id, c.stock, c.is_removed)
     select event, product_id as "productId", stock, is_removed as "isRemoved" from taken order by id`,
    [tx.tenantId, limit]
  )
