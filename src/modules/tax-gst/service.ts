import type {
  ITaxProvider,
  ItemTaxCalculationLine,
  ItemTaxLineDTO,
  ShippingTaxCalculationLine,
  ShippingTaxLineDTO,
} from "@medusajs/framework/types"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

interface Cradle {
  __pg_connection__: Knex
}

/**
 * GST at the product's own rate, or that of the tenant that sells it; shipping isn't taxed. Finds the tenant by the
 * product's sales channel, so that Medusa's own pages (order edits, drafts) use the same rate as the checkout.
 */
export default class GstTaxProvider implements ITaxProvider {
  static readonly identifier = "gst"
  private readonly knex: Knex

  constructor(cradle: Cradle) {
    this.knex = cradle.__pg_connection__
  }

  getIdentifier(): string {
    return GstTaxProvider.identifier
  }

  async getTaxLines(
    items: ItemTaxCalculationLine[],
    _shipping: ShippingTaxCalculationLine[]
  ): Promise<(ItemTaxLineDTO | ShippingTaxLineDTO)[]> {
    const rates = await this.ratesOf(items.map((it) => it.line_item.product_id))
    return items.map((it) => ({
      line_item_id: it.line_item.id,
      rate: rates.get(it.line_item.product_id) ?? 0,
      code: "GST",
      name: "GST",
      provider_id: this.getIdentifier(),
    }))
  }

  /** Product id → percent. */
  private async ratesOf(productIds: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await this.knex.raw<{ rows: { product_id: string; rate: string }[] }>(
      `select p.product_id, coalesce(own.gst_rate, r.gst_rate) as rate
       from (
         select distinct psc.product_id, t.id as tenant_id
         from product_sales_channel psc join tenant t on t.sales_channel_id = psc.sales_channel_id
         where psc.deleted_at is null and psc.product_id = any(?)
       ) p
       cross join lateral tenant_rates(p.tenant_id) r
       left join lateral product_gst_rates(p.tenant_id, array[p.product_id]) own on true`,
      [[...productIds]]
    )
    return new Map(rows.map((it) => [it.product_id, Number(it.rate)]))
  }
}
