/** The product's own cookies begin with `ratna_`. The other known cookie is Medusa Admin's signed session. */
const own = /^(__Host-|__Secure-)?ratna_\w{1,40}$/
const medusas = "connect.sid"
const signed = /^s(%3A|:)[\w-]{1,100}\.[\w%+/=-]{1,200}$/i
/** Plain text. A value that begins with `j:` would be parsed as JSON and become an object where text is expected. */
const plain = /^(?!j:|j%3A)[\w!#$%&'()*+./:<=>?@^`{|}~[\]-]{0,4096}$/i

/** Returns the known cookies of a `Cookie` header; undefined when there are none. */
export function knownCookies(header: string | undefined): string | undefined {
  if (!header) return undefined
  const kept = header.split(";").flatMap((it) => {
    const pair = it.trim()
    const [name = ""] = pair.split("=", 1)
    const value = pair.slice(name.length + 1)
    const known = name === medusas ? signed.test(value) : own.test(name) && plain.test(value)
    return known ? [pair] : []
  })
  return kept.length ? kept.join("; ") : undefined
}
