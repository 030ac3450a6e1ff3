import { builtIn } from "./rules/built-in-settings"
import type { Rule } from "./rules/rule"
import { identifier, oneLine, severalLines } from "./rules/typed-text"
import { isRattiWeight, rattiWeights } from "./rules/stone-measures"
import { deliverySettings } from "./settings/delivery"
import { invoiceSettings } from "./settings/invoice"
import { numberingSettings } from "./settings/numbering"
import { decimal, rupees } from "./settings/rupees"
import type { Setting } from "./settings/setting"
import { taxSettings } from "./settings/tax"

export type { Setting } from "./settings/setting"

const percent: Rule = (text) =>
  decimal.test(text) && Number(text) <= 100
    ? undefined
    : "GST rate must be a number from 0 to 100 with at most two decimals"

const growthTarget: Rule = (text) =>
  decimal.test(text) && Number(text) <= 1000
    ? undefined
    : "Growth target must be a number from 0 to 1000 with at most two decimals"

const ratti: Rule = (text) => (isRattiWeight(text) ? undefined : `A ratti is ${rattiWeights.join(", ")} mg`)

/** Registry of settings by key, in the order of the forms. */
export const settings = {
  gst_rate: {
    label: "GST Rate (%)",
    unit: "%",
    tab: "general",
    default: builtIn.gst_rate,
    taxConfig: "gstRate",
    input: "number",
    hint: "On the item subtotal, for products without a rate of their own.",
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
  ...deliverySettings,
  ...invoiceSettings,
  ...numberingSettings,
  ...taxSettings,
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
export type Rates = Record<RateKey, string> & {
  /** Last day of `export_lut` as an ISO day in India; empty without one. */
  export_lut_until: string
}
export const rateKeys = settingKeys.filter((it): it is RateKey => "rate" in settings[it])
/** Rates of a tenant that has set none. */
export const defaultRates: Rates = {
  ...(Object.fromEntries(rateKeys.map((it) => [it, settings[it].default])) as Record<RateKey, string>),
  export_lut_until: "",
}

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settings, key)

/** Normalizes a typed setting by its input, where the setting has no `normal` of its own. */
const normalOf: Record<Setting["input"], (typed: string) => string> = {
  number: identifier,
  text: oneLine,
  "multi-line": severalLines,
  choice: oneLine,
  picture: oneLine,
}

/** Returns the stored form of a typed setting. */
export function meantSetting(key: SettingKey, typed: string): string {
  const { normal, input }: Setting = settings[key]
  return (normal ?? normalOf[input])(typed)
}

/** Returns what is wrong with a typed setting, or undefined. */
export const settingProblem = (key: SettingKey, typed: string): string | undefined =>
  settings[key].rule(meantSetting(key, typed))
