/** HSN headings of a tenant's initial product types: diamonds, and precious and semi-precious stones other than them. */
const headings: Readonly<Record<string, string>> = {
  DIAMOND: "7102",
  RUBY: "7103",
  SAPPHIRE: "7103",
  EMERALD: "7103",
  AMETHYST: "7103",
  CITRINE: "7103",
  QUARTZ: "7103",
}

/** Types whose goods have a heading without a code of their own. */
export const typesWithHeading: readonly string[] = Object.keys(headings)

/** Orders from before products' types were stored. */
const formerHeading = "7103"

/**
 * The HSN code of a line item: its product's own, else its type's heading; empty for a type without one, whose goods the
 * tariff may put anywhere.
 * @param type undefined in orders from before it was stored
 */
export const hsnOf = (ownCode: string | null | undefined, type: string | undefined): string =>
  ownCode?.trim() || (type === undefined ? formerHeading : (headings[type] ?? ""))
