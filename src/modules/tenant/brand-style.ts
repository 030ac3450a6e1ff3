import { compileStyle } from "../../domain/brand-style/compile-style"

/** Caches sanitized rules by source text: rules rarely change, but are read with each tenant. */
const known = new Map<string, string>()
const maxKnown = 200

/** A tenant's style rules for pages, without rules that today's checks refuse; null when there are none. */
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
