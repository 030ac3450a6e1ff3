import type { Rule } from "../rules/rule"

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
  input: "number" | "text" | "multi-line" | "choice" | "picture"
  /** A number without decimals. */
  isWhole?: true
  /** Options of a choice. */
  choices?: readonly string[]
  /** Labels of the options; without one, the option's own text. */
  choiceLabels?: Readonly<Record<string, string>>
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
  /** Normalizes a typed value before the rule judges it; by default according to its input. */
  normal?: (typed: string) => string
  rule: Rule
  usedIn: string
}
