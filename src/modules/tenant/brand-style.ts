import { compileStyle } from "../../domain/brand-style/compile-style"

/** Rules change seldom, and are read with each tenant: what was made of a text is kept. */
const known = new Map<string, string>()
const maxKnown = 200

/** A tenant's style rules as pages get them, without those that are refused today; null for none. */
export function styleFor(source: string | null): string | null {
  if (!source) return null
  let css = known.get(source)
  if (css === undefined) {
    css = compileStyle(source).css
    if (known.size >= maxKnown) known.clear()
    known.set(source, css)
  }
  return css || null
}
