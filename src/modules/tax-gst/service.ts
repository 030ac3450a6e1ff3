import type {
  ITaxProvider,
  ItemTaxCalculationLine,
  ItemTaxLineDTO,
  ShippingTaxCalculationLine,
  ShippingTaxLineDTO,
  TaxCalculationContext,
} from "@medusajs/framework/types"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Rates } from "../../contract/settings"
import { domesticRegime, exportRegime } from "../../domain/tax-regime"
import { rateOf } from "../../domain/totals"

interface Cradle {
  __pg_connection__: Knex
}

interface ProductTax {
  rate: number
  /** Whether the tenant taxes the shipping fee. */
  isShippingTaxed: boolean
}

/**
 * GST at the product's own rate, or that of the tenant that sells it; none if the tenant isn't registered, or exports
 * under a letter of undertaking. Finds the tenant by the product's sales channel, so that Medusa's own pages (order
 * edits, drafts) use the same rates as the checkout. A taxed shipping fee has the mean rate of the goods, weighted by
 * their amounts.
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
    shipping: ShippingTaxCalculationLine[],
    context?: TaxCalculationContext
  ): Promise<(ItemTaxLineDTO | ShippingTaxLineDTO)[]> {
    const isForeign = (context?.address.country_code ?? "in").toLowerCase() !== "in"
    const taxes = await this.taxesOf(
      items.map((it) => it.line_item.product_id),
      isForeign
    )
    const line = (rate: number) => ({ rate, code: "GST", name: "GST", provider_id: this.getIdentifier() })
    const fee = feeRate(items, taxes)
    return [
      ...items.map(({ line_item: { id, product_id } }) => ({
        line_item_id: id,
        ...line(taxes.get(product_id)?.rate ?? 0),
      })),
      ...(fee > 0 ? shipping.map((it) => ({ shipping_line_id: it.shipping_line.id, ...line(fee) })) : []),
    ]
  }

  /** Product id → its tax. */
  private async taxesOf(productIds: readonly string[], isForeign: boolean): Promise<Map<string, ProductTax>> {
    const { rows } = await this.knex.raw<{
      rows: { product_id: string; own_rate: string | null; rates: Rates }[]
    }>(
      `select p.product_id, own.gst_rate as own_rate, to_jsonb(r) as rates
       from (
         select distinct psc.product_id, t.id as tenant_id
         from product_sales_channel psc join tenant t on t.sales_channel_id = psc.sales_channel_id
         where psc.deleted_at is null and psc.product_id = any(?)
       ) p
       cross join lateral tenant_rates(p.tenant_id) r
       left join lateral product_gst_rates(p.tenant_id, array[p.product_id]) own on true`,
      [[...productIds]]
    )
    return new Map(
      rows.map(({ product_id, own_rate, rates }) => {
        const regime = isForeign ? exportRegime(rates, new Date()) : domesticRegime(rates)
        return [
          product_id,
          { rate: Number(rateOf(own_rate, rates, regime)), isShippingTaxed: regime.shippingTaxed },
        ]
      })
    )
  }
}

/** The shipping fee's rate in percent; 0 if it isn't taxed. */
function feeRate(items: readonly ItemTaxCalculationLine[], taxes: ReadonlyMap<string, ProductTax>): number {
  let amount = 0
  let tax = 0
  for (const { line_item: it } of items) {
    const { rate, isShippingTaxed } = taxes.get(it.product_id) ?? { rate: 0, isShippingTaxed: false }
    if (!isShippingTaxed) return 0
    const lineAmount = Number(it.unit_price ?? 0) * Number(it.quantity ?? 0)
    amount += lineAmount
    tax += lineAmount * rate
  }
  return amount > 0 ? Number((tax / amount).toFixed(10)) : 0
}
