/** JSON with sorted object members and without undefined ones: equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`
  if (value === null || typeof value !== "object") return JSON.stringify(value)
  const members = Object.entries(value).filter(([, it]) => it !== undefined)
  return `{${members
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, it]) => `${JSON.stringify(key)}:${canonicalJson(it)}`)
    .join()}}`
}
