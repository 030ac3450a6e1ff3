import type { Rates } from "../contract/settings"

/** The rules by which an order is taxed, fixed at its session. */
export interface TaxRegime {
  /** Whether the tenant is registered for GST; without it no GST exists. */
  readonly registered: boolean
  /** Whether the shipping fee is part of the taxable value. */
  readonly shippingTaxed: boolean
  /** ARN of the letter of undertaking by which the order is exported without GST; null for all other orders. */
  readonly lut: string | null
}

/** The regime of a delivery in India, by the tenant's current settings. */
export const domesticRegime = ({
  gst_registered,
  shipping_taxed,
}: Pick<Rates, "gst_registered" | "shipping_taxed">): TaxRegime => {
  const registered = gst_registered !== "false"
  return { registered, shippingTaxed: registered && shipping_taxed === "true", lut: null }
}

/** Whether anything is taxed at all. */
export const isTaxed = ({ registered, lut }: TaxRegime): boolean => registered && lut === null
