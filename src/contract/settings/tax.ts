import { builtIn } from "../rules/built-in-settings"
import type { Rule } from "../rules/rule"
import type { Setting } from "./setting"

const oneOf =
  (...choices: readonly string[]): Rule =>
  (text) =>
    choices.includes(text) ? undefined : `Value must be ${choices.join(" or ")}`

/** Settings of the tenant's tax regime. */
export const taxSettings = {
  gst_registered: {
    label: "Registered for GST",
    tab: "general",
    default: builtIn.gst_registered,
    input: "choice",
    choices: ["true", "false"],
    choiceLabels: { true: "Yes", false: "No" },
    hint: "No: no GST is charged, shown or printed. Selling to other states or abroad needs a registration.",
    extra: true,
    rate: true,
    shown: true,
    rule: oneOf("true", "false"),
    usedIn: "totals, pages, invoices, GST tables",
  },
  shipping_taxed: {
    label: "GST on the shipping fee",
    tab: "general",
    default: builtIn.shipping_taxed,
    input: "choice",
    choices: ["false", "true"],
    choiceLabels: { true: "Taxed at the rates of the goods", false: "Not taxed" },
    hint: "The law counts a fee that you charge as part of the value of the goods.",
    extra: true,
    rate: true,
    rule: oneOf("true", "false"),
    usedIn: "totals, invoices, GST tables",
  },
} as const satisfies Record<string, Setting>
