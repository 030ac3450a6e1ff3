import type { Rule } from "../rules/rule"

/** What a field holds. Its form on the wire, in a CSV cell and in the database follows from it. */
export type Kind = "text" | "number" | "money" | "count" | "flag" | "pictures" | "currency"

/** How a field is put into the admin's product form. */
export interface FormInput {
  input: "text" | "number" | "choice" | "multi-line" | "switch" | "pictures"
  /** Where it isn't the field's own label. */
  label?: string
  placeholder?: string
  /** Of a multi-line input. */
  rows?: number
  hint?: string
  /** The list that a choice offers. */
  choices?: "types" | "colors"
}

/** One field of a stone, and every place where it shows. What is left out: it doesn't show there. */
export interface StoneField {
  label: string
  kind: Kind
  /** Follows the value where the value doesn't say it itself. */
  unit?: string
  /** What is read of another field is never typed in. */
  readFrom?: string
  /** Characters of what is typed or read from a CSV cell; a filter takes no longer ones either. */
  maxLength?: number
  /** Empty isn't taken. */
  required?: true
  /** What is wrong with a text that was typed for it; asked of an empty one only where the field is required. */
  rule?: Rule
  /** The value in words that people read. */
  words?: (value: string) => string
  /** On the card of a list. */
  card?: true
  /** Its place among the product page's tiles. */
  tile?: number
  /**
   * In the product page's list of facts, maybe under another label, with a second field behind it, as a link to a third;
   * `empty` is said where it isn't known, else the line is left out.
   */
  facts?: { label?: string; with?: string; link?: string; empty?: string }
  /** Searched, and how much a word found there counts. */
  search?: "A" | "B" | "C"
  /** Says what kind of stone it is: what a name of the trade means (`neelam`: blue sapphire) is looked for here. */
  kindOfStone?: true
  /** Query parameter of lists and member of facets: `choice` by its name, `range` by `{name}Min` and `{name}Max`. */
  filter?: "choice" | "range"
  /** The orders of lists that it gives. */
  sorts?: readonly string[]
  /** Its column in CSV files. */
  csv?: string
  form?: FormInput
}
