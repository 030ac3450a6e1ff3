/** An amount with Indian or thousands grouping: `₹ 1,25,000.50`, `125,000.50`. */
const written = /^(?:₹|Rs\.?)?\s*(\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/i

/** Removes currency sign and grouping from an amount. Other text is returned unchanged and fails validation later. */
export function plainAmount(typed: string): string {
  const [, whole, fraction = ""] = written.exec(typed) ?? []
  return whole === undefined ? typed : whole.replaceAll(",", "") + fraction
}
