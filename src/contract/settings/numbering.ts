import { builtIn } from "../rules/built-in-settings"
import type { Rule } from "../rules/rule"
import { identifier } from "../rules/typed-text"
import type { Setting } from "./setting"

/** Empty, or one to three letters or digits. */
const prefix =
  (label: string): Rule =>
  (text) =>
    /^[A-Za-z0-9]{0,3}$/.test(text) ? undefined : `${label} must be 1 to 3 letters or digits, or empty`

const upperCase = (typed: string): string => identifier(typed).toUpperCase()

/** Empty, or the URL of a stored picture. */
const storedPicture: Rule = (text) =>
  text === "" || /^\/static\/\w+\/[0-9a-f]{32}\.(png|webp)$/.test(text)
    ? undefined
    : "Signature must be an uploaded picture, or empty"

/** Settings of the numbers and the signature on documents. */
export const numberingSettings = {
  invoice_prefix: {
    label: "Invoice prefix",
    tab: "invoice",
    default: builtIn.invoice_prefix,
    input: "text",
    short: true,
    hint: "1 to 3 letters or digits before the numbers of new invoices. Stores of one GSTIN need different ones.",
    extra: true,
    rule: prefix("Invoice prefix"),
    normal: upperCase,
    usedIn: "numbers of new invoices",
  },
  credit_note_prefix: {
    label: "Credit note prefix",
    tab: "invoice",
    default: builtIn.credit_note_prefix,
    input: "text",
    short: true,
    hint: "The same for new credit notes. It differs from the invoice prefix.",
    extra: true,
    rule: prefix("Credit note prefix"),
    normal: upperCase,
    usedIn: "numbers of new credit notes",
  },
  invoice_signature: {
    label: "Signature",
    tab: "invoice",
    input: "picture",
    hint: "A picture of your signature, printed on invoices, credit notes and packing slips.",
    extra: true,
    rule: storedPicture,
    usedIn: "invoices, credit notes, packing slips",
  },
} as const satisfies Record<string, Setting>
