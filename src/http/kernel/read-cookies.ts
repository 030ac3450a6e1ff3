/**
 * Returns the cookies of a `Cookie` header, decoded. Of two with one name the first is kept. A value that contains NUL,
 * which PostgreSQL can't store, is left out.
 */
export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  const cookies = new Map<string, string>()
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=")
    const name = pair.slice(0, Math.max(at, 0)).trim()
    const value = decoded(pair.slice(at + 1).trim())
    if (name !== "" && !cookies.has(name) && !value.includes("\u0000")) cookies.set(name, value)
  }
  return Object.fromEntries(cookies)
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
