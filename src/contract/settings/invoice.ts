import { optionalGstinProblem } from "../rules/gstin"
import { panProblem } from "../rules/pan"
import type { Rule } from "../rules/rule"
import { upperSpaceless } from "../rules/typed-text"
import type { Setting } from "./setting"

const atMost =
  (label: string, max: number): Rule =>
  (text) =>
    text.length <= max ? undefined : `${label} must be at most ${max} characters`

/** Settings of the seller on invoices. */
export const invoiceSettings = {
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
    normal: upperSpaceless,
    rule: optionalGstinProblem,
    usedIn: "seller on invoices, else the brand's company number; the seller's state",
  },
  invoice_pan: {
    label: "PAN",
    tab: "invoice",
    input: "text",
    short: true,
    hint: "10 characters, like AAAPA1234A. Printed on invoices.",
    normal: upperSpaceless,
    rule: (text) => (text === "" ? undefined : panProblem(text)),
    usedIn: "seller on invoices",
  },
} as const satisfies Record<string, Setting>
