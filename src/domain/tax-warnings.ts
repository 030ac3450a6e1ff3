import type { ChecklistWarning } from "../contract/checklist"
import { gstinProblem, panInGstin } from "../contract/rules/gstin"
import { panProblem } from "../contract/rules/pan"
import type { Rates, Settings } from "../contract/settings"
import { hsnOf } from "./hsn"
import { isLutDue, lutHolds } from "./letter-of-undertaking"
import { paiseFromRupees } from "./money"
import { domesticRegime } from "./tax-regime"

/** A tenant's data on which its tax depends. */
export interface TaxFacts {
  /** The settings that aren't empty. */
  settings: Settings
  brandGst: string | null
  rates: Rates
  /** Listed products without an HSN code, by type. */
  withoutHsn: readonly { type: string; count: number }[]
}

type Check = (facts: TaxFacts, now: Date) => string | undefined

const gstinMissing: Check = (facts) =>
  !facts.settings.invoice_gstin && !facts.brandGst
    ? "GST is charged without a GSTIN. Enter your GSTIN in the invoice settings, or set “Registered for GST” to No."
    : undefined

/** GSTINs that were saved before they were validated. */
const gstinWrong: Check = ({ settings, brandGst }) => {
  const gstin = settings.invoice_gstin ?? brandGst
  const problem = gstin ? gstinProblem(gstin) : undefined
  return problem && `${problem}: ${gstin ?? ""}.`
}

const gstinDiffers: Check = ({ settings, brandGst }) =>
  settings.invoice_gstin && brandGst && settings.invoice_gstin !== brandGst
    ? `The GSTIN of the invoice settings (${settings.invoice_gstin}) is not the one of the brand (${brandGst}). Invoices have the first, the footer the second.`
    : undefined

const panWrong: Check = ({ settings }) =>
  settings.invoice_pan && panProblem(settings.invoice_pan)
    ? `The PAN of the invoice settings (${settings.invoice_pan}) is not valid.`
    : undefined

const panDiffers: Check = ({ settings, brandGst }) => {
  const { invoice_pan: pan, invoice_gstin: gstin = brandGst } = settings
  if (!pan || panProblem(pan) || !gstin || gstinProblem(gstin)) return undefined
  return panInGstin(gstin) !== pan
    ? `The PAN of the invoice settings (${pan}) is not the one inside the GSTIN (${panInGstin(gstin)}).`
    : undefined
}

const hsnMissing: Check = (facts) => {
  const types = facts.withoutHsn.filter(({ type }) => hsnOf(null, type) === "")
  const count = types.reduce((sum, it) => sum + it.count, 0)
  if (count === 0) return undefined
  const products = count === 1 ? "1 product has" : `${String(count)} products have`
  const names = `${types.map((it) => it.type).join(", ")} ${types.length === 1 ? "has" : "have"}`
  return `${products} no HSN code, and ${names} no default one. Enter it in the product form.`
}

const shippingUntaxed: Check = ({ rates }) =>
  !domesticRegime(rates).shippingTaxed && paiseFromRupees(rates.shipping_fee) > 0
    ? "The shipping fee has no GST. The law counts a fee that you charge as part of the value of the goods: see “GST on the shipping fee” in the invoice settings."
    : undefined

const lutDue: Check = ({ rates }, now) => {
  const { export_lut: arn, export_lut_until: until } = rates
  if (arn === "" || !isLutDue(until, now)) return undefined
  return lutHolds(until, now)
    ? "Your letter of undertaking for exports lapses on 31 March. Enter the ARN of the next one, or exports have GST from 1 April on."
    : "Your letter of undertaking for exports has lapsed: exports have GST again. Enter the ARN of a new one."
}

/** Checks of a tenant that is registered for GST. */
const checks = {
  GSTIN_MISSING: gstinMissing,
  GSTIN_INVALID: gstinWrong,
  GSTIN_DIFFERS: gstinDiffers,
  PAN_INVALID: panWrong,
  PAN_DIFFERS: panDiffers,
  HSN_MISSING: hsnMissing,
  SHIPPING_UNTAXED: shippingUntaxed,
  LUT_DUE: lutDue,
} satisfies Partial<Record<ChecklistWarning["code"], Check>>

const codes = Object.keys(checks) as (keyof typeof checks)[]

/** The warnings about a tenant's taxes at this instant, for its checklist; none about GST if it isn't registered. */
export function taxWarnings(facts: TaxFacts, now: Date): ChecklistWarning[] {
  const { registered } = domesticRegime(facts.rates)
  return codes.flatMap((code) => {
    const message = registered || code === "PAN_INVALID" ? checks[code](facts, now) : undefined
    return message === undefined ? [] : [{ code, message }]
  })
}
