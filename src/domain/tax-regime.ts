import type { Rates } from "../contract/settings"
import { lutHolds } from "./letter-of-undertaking"

/** The rules by which an order is taxed, fixed at its session. */
export interface TaxRegime {
  /** Whether the tenant is registered for GST; without it no GST exists. */
  readonly registered: boolean
  /** Whether the shipping fee is part of the taxable value. */
  readonly shippingTaxed: boolean
  /** ARN of the letter of undertaking by which the order is exported without GST; null for all other orders. */
  readonly lut: string | null
}

/** Whether a delivery leaves India. */
export const isAbroad = (country: string): boolean => country.trim().toLowerCase() !== "india"

/** The regime of a delivery in India, by the tenant's current settings. */
export const domesticRegime = ({
  gst_registered,
  shipping_taxed,
}: Pick<Rates, "gst_registered" | "shipping_taxed">): TaxRegime => {
  const registered = gst_registered !== "false"
  return { registered, shippingTaxed: registered && shipping_taxed === "true", lut: null }
}

/** The regime of a delivery abroad at this instant, by the tenant's current settings. */
export function exportRegime(rates: Rates, at: Date): TaxRegime {
  const regime = domesticRegime(rates)
  const isFree = regime.registered && lutHolds(rates.export_lut_until, at)
  return isFree ? { ...regime, lut: rates.export_lut } : regime
}

/** The regime of a delivery to this country at this instant. */
export const taxRegime = (rates: Rates, country: string, at: Date): TaxRegime =>
  isAbroad(country) ? exportRegime(rates, at) : domesticRegime(rates)

/** Whether anything is taxed at all. */
export const isTaxed = ({ registered, lut }: TaxRegime): boolean => registered && lut === null
