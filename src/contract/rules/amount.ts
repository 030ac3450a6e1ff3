/** An amount as it is written in India, or by thousands: `₹ 1,25,000.50`, `125,000.50`. */
const written = /^(?:₹|Rs\.?)?\s*(\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/i

/** An amount without sign and grouping; what isn't written like one stays as it is, to be refused. */
export function plainAmount(typed: string): string {
  const [, whole, fraction = ""] = written.exec(typed) ?? []
  return whole === undefined ? typed : whole.replaceAll(",", "") + fraction
}
