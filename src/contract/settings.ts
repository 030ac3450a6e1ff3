import { builtIn } from "./rules/built-in-settings"
import { indianStates, isIndianState } from "./rules/places"
import type { Rule } from "./rules/rule"
import { isRattiWeight, rattiWeights } from "./rules/stone-measures"

/** A tenant's setting; its value is stored as text. */
export interface Setting {
  label: string
  unit?: "%" | "INR" | "mg"
  /** The settings page's tab that shows it. */
  tab: "general" | "invoice"
  /** Value when neither the setting nor the tenant's `taxConfig` is set. */
  default?: string
  /** Member of the tenant's `taxConfig` used when the setting isn't set. */
  taxConfig?: "gstRate" | "shippingFee"
  input: "number" | "text" | "multi-line" | "choice"
  /** Options of a choice. */
  choices?: readonly string[]
  /** Label of the option that leaves a choice empty; without it a choice can't be empty. */
  emptyChoice?: string
  /** The form shows two of these in one row. */
  short?: true
  /** Hint below the input. */
  hint?: string
  /** Not part of every tenant's form: saved only when changed. */
  extra?: true
  /** Used to compute totals, so it is read with each cart and order. It must have a default. */
  rate?: true
  /** Shoppers' pages receive it with the tenant's texts (`GET /api/content`), unless it is empty. */
  shown?: true
  rule: Rule
  usedIn: string
}

const decimal = /^\d{1,10}(\.\d{1,2})?$/

const percent: Rule = (text) =>
  decimal.test(text) && Number(text) <= 100
    ? undefined
    : "GST rate must be a number from 0 to 100 with at most two decimals"

const growthTarget: Rule = (text) =>
  decimal.test(text) && Number(text) <= 1000
    ? undefined
    : "Growth target must be a number from 0 to 1000 with at most two decimals"

const rupees =
  (label: string): Rule =>
  (text) =>
    decimal.test(text) ? undefined : `${label} must be 0 or more rupees with at most two decimals`

const atMost =
  (label: string, max: number): Rule =>
  (text) =>
    text.length <= max ? undefined : `${label} must be at most ${max} characters`

/** Empty, or a whole number from 0 to 365. */
const returnDays: Rule = (text) =>
  text === "" || (/^\d{1,3}$/.test(text) && Number(text) <= 365)
    ? undefined
    : "Return window must be a whole number of days from 0 to 365, or empty"

const maxDeliveryDays = 60
const isDays = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= maxDeliveryDays

const dispatchDays: Rule = (text) =>
  isDays(text) ? undefined : `Dispatch time must be a whole number of days from 0 to ${maxDeliveryDays}`

/** `3`, or a range such as `2-4`. */
const transitDays: Rule = (text) => {
  const [from = "", to = from, ...more] = text.split("-")
  return isDays(from) && isDays(to) && Number(from) <= Number(to) && more.length === 0
    ? undefined
    : "Delivery time must be days such as 3, or a range such as 2-4"
}

const indianState: Rule = (text) =>
  text === "" || isIndianState(text) ? undefined : "Please choose a state of India"

const ratti: Rule = (text) => (isRattiWeight(text) ? undefined : `A ratti is ${rattiWeights.join(", ")} mg`)

/** Registry of settings by key. */
export const settings = {
  gst_rate: {
    label: "GST Rate (%)",
    unit: "%",
    tab: "general",
    default: builtIn.gst_rate,
    taxConfig: "gstRate",
    input: "number",
    hint: "On the item subtotal; shipping is not taxed.",
    rate: true,
    rule: percent,
    usedIn: "totals, tax lines, invoices",
  },
  shipping_fee: {
    label: "Shipping Fee (INR)",
    unit: "INR",
    tab: "general",
    default: builtIn.shipping_fee,
    taxConfig: "shippingFee",
    input: "number",
    hint: "On orders below the free shipping threshold.",
    rate: true,
    rule: rupees("Shipping fee"),
    usedIn: "totals, shipping option",
  },
  free_shipping_threshold: {
    label: "Free Shipping Threshold (INR)",
    unit: "INR",
    tab: "general",
    default: builtIn.free_shipping_threshold,
    input: "number",
    hint: "Orders from this subtotal on are shipped free.",
    rate: true,
    rule: rupees("Free shipping threshold"),
    usedIn: "totals, shipping option, cart, product page",
  },
  ratti_mg: {
    label: "Weight of a ratti (mg)",
    unit: "mg",
    tab: "general",
    default: builtIn.ratti_mg,
    input: "choice",
    choices: rattiWeights,
    hint: "The traditional weight that product pages show beside carats.",
    extra: true,
    rule: ratti,
    usedIn: "product page",
  },
  return_window_days: {
    label: "Return window (days)",
    tab: "general",
    input: "number",
    hint: "Shown on product pages, in cart and at checkout. 0: no returns, nothing is shown. Empty: 30 days.",
    extra: true,
    shown: true,
    rule: returnDays,
    usedIn: "product page, cart, checkout",
  },
  dispatch_days: {
    label: "Dispatch time (working days)",
    tab: "general",
    default: builtIn.dispatch_days,
    input: "number",
    hint: "From the order until the parcel leaves. 0: on the same day.",
    extra: true,
    shown: true,
    rule: dispatchDays,
    usedIn: "delivery estimate on the product page",
  },
  dispatch_state: {
    label: "State that you dispatch from",
    tab: "general",
    input: "choice",
    choices: indianStates,
    emptyChoice: "Not set",
    hint: "Not set: every delivery takes the time to other states.",
    extra: true,
    shown: true,
    rule: indianState,
    usedIn: "delivery estimate on the product page",
  },
  transit_days_same_state: {
    label: "Delivery time within your state (working days)",
    tab: "general",
    default: builtIn.transit_days_same_state,
    input: "text",
    short: true,
    hint: "Days on the way, such as 1-3.",
    extra: true,
    shown: true,
    rule: transitDays,
    usedIn: "delivery estimate on the product page",
  },
  transit_days_other_states: {
    label: "Delivery time to other states (working days)",
    tab: "general",
    default: builtIn.transit_days_other_states,
    input: "text",
    short: true,
    hint: "Days on the way, such as 3-6.",
    extra: true,
    shown: true,
    rule: transitDays,
    usedIn: "delivery estimate on the product page",
  },
  invoice_company_name: {
    label: "Company Name",
    tab: "invoice",
    input: "text",
    hint: "On invoices. Empty: the brand's name.",
    rule: atMost("Company name", 200),
    usedIn: "seller on invoices, else the brand's name",
  },
  invoice_company_address: {
    label: "Company Address",
    tab: "invoice",
    input: "multi-line",
    hint: "On invoices. Empty: the brand's address.",
    rule: atMost("Company address", 500),
    usedIn: "seller on invoices, else the brand's address",
  },
  invoice_gstin: {
    label: "GSTIN",
    tab: "invoice",
    input: "text",
    short: true,
    hint: "15 characters. The first two digits are the code of the state that you sell from.",
    rule: atMost("GSTIN", 15),
    usedIn: "seller on invoices, else the brand's company number; the seller's state",
  },
  invoice_pan: {
    label: "PAN",
    tab: "invoice",
    input: "text",
    short: true,
    hint: "10 characters, printed on invoices.",
    rule: atMost("PAN", 10),
    usedIn: "seller on invoices",
  },
  pan_threshold: {
    label: "Ask for the buyer's PAN above (INR)",
    unit: "INR",
    tab: "general",
    default: builtIn.pan_threshold,
    input: "number",
    hint: "Income-tax Rule 114B requires it above ₹2,00,000. With 0 it is never asked for.",
    extra: true,
    rate: true,
    rule: rupees("PAN threshold"),
    usedIn: "checkout: Income-tax Rule 114B wants it on sales above two lakh rupees; 0 never asks",
  },
  growth_target_percent: {
    label: "Growth target (%)",
    unit: "%",
    tab: "general",
    default: builtIn.growth_target_percent,
    input: "number",
    hint: "The monthly growth you aim for. The dashboard shows it beside the growth you reached.",
    extra: true,
    rule: growthTarget,
    usedIn: "dashboard; the platform's own store: platform overview",
  },
} as const satisfies Record<string, Setting>

export type SettingKey = keyof typeof settings
export type Settings = Partial<Record<SettingKey, string>>
export const settingKeys = Object.keys(settings) as SettingKey[]

/** Settings that `GET /api/content` contains. */
export const shownSettings = settingKeys.filter((it) => (settings[it] as Setting).shown)

export type RateKey = {
  [Key in SettingKey]: (typeof settings)[Key] extends { rate: true; default: string } ? Key : never
}[SettingKey]
/** A tenant's current rates as decimal texts: percent, or rupees. */
export type Rates = Record<RateKey, string>
export const rateKeys = settingKeys.filter((it): it is RateKey => "rate" in settings[it])
/** Rates of a tenant that has set none. */
export const defaultRates = Object.fromEntries(rateKeys.map((it) => [it, settings[it].default])) as Rates

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settings, key)
export const settingProblem = (key: SettingKey, typed: string): string | undefined =>
  settings[key].rule(typed.trim())
