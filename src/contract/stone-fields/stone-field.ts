import type { Rule } from "../rules/rule"

/** Kind of a field's value. Its form in JSON, in a CSV cell and in the database follows from it. */
export type Kind = "text" | "number" | "money" | "count" | "flag" | "pictures" | "currency"

/** A field's input in the admin's product form. */
export interface FormInput {
  input: "text" | "number" | "choice" | "multi-line" | "switch" | "pictures"
  /** Overrides the field's label. */
  label?: string
  placeholder?: string
  /** Rows of a multi-line input. */
  rows?: number
  hint?: string
  /** The tenant's list of options of a choice; a field with `choices` of its own needs none. */
  choices?: "types" | "colors"
}

/** What pages show of a product field. An omitted property means that it isn't used there. */
export interface DisplayField {
  label: string
  kind: Kind
  /**
   * The only product type that has it, as a word of the type: `DIAMOND` is one of `LAB_GROWN_DIAMOND`. A stored value is
   * neither shown nor counted for products of other types.
   */
  onlyFor?: string
  /** Unit appended to the value unless the value includes it. */
  unit?: string
  /** The field that it is read from. Such a field has no input. */
  readFrom?: string
  /** Max characters of input and CSV cells, and of filter values. */
  maxLength?: number
  /** Formats the value for display. */
  words?: (value: string) => string
  /** Position among the product page's tiles. */
  tile?: number
  /**
   * Shown in the product page's list of facts, optionally with another label, a second field appended, or as a link to
   * a third. `empty` is shown when the value is unknown; otherwise the fact is omitted.
   */
  facts?: { label?: string; with?: string; link?: string; empty?: string }
  /** Any two products differ in it, so a comparison doesn't mark it. */
  individual?: true
  /** Query parameter of lists and member of facets: `choice` by its name, `range` by `{name}Min` and `{name}Max`. */
  filter?: "choice" | "range"
}

/** How a product field is entered, checked, searched and exported. No shopper's page loads it. */
export interface InputField {
  /** Empty is refused. */
  required?: true
  /** Validates typed text; applied to empty text only when the field is required. */
  rule?: Rule
  /**
   * The only values of a text, in the order of its input and its facet. Typed text and CSV cells match whatever their
   * case.
   */
  choices?: readonly string[]
  /** Shown on list cards. */
  card?: true
  /** Full-text search weight. */
  search?: "A" | "B" | "C"
  /** Describes the kind of stone: the meaning of a trade name (`neelam`: blue sapphire) is searched in this field. */
  kindOfStone?: true
  /** Sort orders that it defines. */
  sorts?: readonly string[]
  /** Its CSV column. */
  csv?: string
  form?: FormInput
}

/** A product field and every place where it is used. */
export type StoneField = DisplayField & InputField
