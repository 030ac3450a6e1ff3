import { AbstractFulfillmentProviderService } from "@medusajs/framework/utils"
import type {
  CalculatedShippingOptionPrice,
  CalculateShippingOptionPriceDTO,
  CreateFulfillmentResult,
  FulfillmentOption,
} from "@medusajs/framework/types"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { paiseFromRupees } from "../../domain/money"

interface Cradle {
  __pg_connection__: Knex
}

/** A flat fee per order, free from the tenant's threshold on. Parcels are sent manually. */
export default class FlatShippingProvider extends AbstractFulfillmentProviderService {
  static override readonly identifier = "shipping-flat"
  private readonly knex: Knex

  constructor(cradle: Cradle) {
    super()
    this.knex = cradle.__pg_connection__
  }

  override getFulfillmentOptions(): Promise<FulfillmentOption[]> {
    return Promise.resolve([{ id: "flat" }])
  }

  override validateFulfillmentData(
    _option: Record<string, unknown>,
    data: Record<string, unknown>
  ): Promise<Record<string, unknown>> {
    return Promise.resolve(data)
  }

  override validateOption(): Promise<boolean> {
    return Promise.resolve(true)
  }

  override canCalculate(): Promise<boolean> {
    return Promise.resolve(true)
  }

  /** In rupees. The subtotal is price × quantity, since the context's own total includes tax. */
  override async calculatePrice(
    _option: CalculateShippingOptionPriceDTO["optionData"],
    _data: CalculateShippingOptionPriceDTO["data"],
    context: CalculateShippingOptionPriceDTO["context"]
  ): Promise<CalculatedShippingOptionPrice> {
    const found = await this.knex.raw<{ rows: { shipping_fee: string; free_shipping_threshold: string }[] }>(
      `select r.shipping_fee, r.free_shipping_threshold from tenant t, lateral tenant_rates(t.id) r
       where t.stock_location_id = ?`,
      [context.from_location?.id ?? ""]
    )
    const rates = found.rows[0]
    if (!rates) return { calculated_amount: 0, is_calculated_price_tax_inclusive: false }
    const subtotal = context.items.reduce(
      (sum, it) => sum + paiseFromRupees(String(it.unit_price)) * Number(it.quantity),
      0
    )
    const free = subtotal >= paiseFromRupees(rates.free_shipping_threshold)
    return {
      calculated_amount: free ? 0 : Number(rates.shipping_fee),
      is_calculated_price_tax_inclusive: false,
    }
  }

  override createFulfillment(): Promise<CreateFulfillmentResult> {
    return Promise.resolve({ data: {}, labels: [] })
  }

  override cancelFulfillment(): Promise<Record<string, unknown>> {
    return Promise.resolve({})
  }

  override createReturnFulfillment(): Promise<CreateFulfillmentResult> {
    return Promise.resolve({ data: {}, labels: [] })
  }
}
