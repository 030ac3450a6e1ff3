import { builtIn } from "../rules/built-in-settings"
import type { Rule } from "../rules/rule"
import { upperSpaceless } from "../rules/typed-text"
import { rupees } from "./rupees"
import type { Setting } from "./setting"

const oneOf =
  (...choices: readonly string[]): Rule =>
  (text) =>
    choices.includes(text) ? undefined : `Value must be ${choices.join(" or ")}`

/** The acknowledgement of a letter of undertaking: 15 letters and digits, or empty. */
const lutRule: Rule = (text) =>
  /^([A-Z0-9]{15})?$/.test(text) ? undefined : "The ARN has 15 letters and digits"

/** Settings of the tenant's tax regime. */
export const taxSettings = {
  gst_registered: {
    label: "Registered for GST",
    tab: "invoice",
    default: builtIn.gst_registered,
    input: "choice",
    choices: ["true", "false"],
    choiceLabels: { true: "Yes", false: "No" },
    hint: "No: no GST is charged, shown or printed. Selling to other states or abroad needs a registration.",
    extra: true,
    rate: true,
    rule: oneOf("true", "false"),
    usedIn: "totals, pages, invoices, GST tables",
  },
  shipping_taxed: {
    label: "GST on the shipping fee",
    tab: "invoice",
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
  export_lut: {
    label: "Letter of undertaking for exports (ARN)",
    tab: "invoice",
    default: "",
    input: "text",
    short: true,
    hint: "While it holds, deliveries abroad have no GST. It holds to 31 March; another one saved in March holds for the next year too.",
    extra: true,
    rate: true,
    normal: upperSpaceless,
    rule: lutRule,
    usedIn: "totals of deliveries abroad, invoices, GST tables",
  },
  pan_threshold: {
    label: "Ask for the buyer's PAN above (INR)",
    unit: "INR",
    tab: "invoice",
    default: builtIn.pan_threshold,
    input: "number",
    hint: "The law requires it above ₹2,00,000. With 0 it is never requested. Not for deliveries abroad or with a GSTIN.",
    extra: true,
    rate: true,
    rule: rupees("PAN threshold"),
    usedIn: "checkout",
  },
} as const satisfies Record<string, Setting>
