/** What identifies a sold stone on an invoice. */
export interface DescribedStone {
  name: string
  /** The store's own stock number. */
  sku?: string | undefined
  /** As the product shows it, `1.02 ct`. */
  weight?: string | undefined
  /** Laboratory and number of the report. */
  report?: string | undefined
}

/** The description of a line: the stone's name, weight, report and SKU. A weight that the name contains isn't repeated. */
export function describeLine({ name, sku, weight, report }: DescribedStone): string {
  const isNamed = (part: string): boolean => name.toLowerCase().includes(part.toLowerCase())
  const described = [
    name,
    ...(weight && !isNamed(weight) ? [weight] : []),
    ...(report ? [`report ${report}`] : []),
  ].join(", ")
  return sku === undefined ? described : `${described} (SKU ${sku})`
}
