import type { Branding } from "@contract/branding"
import { brandColors } from "./brand-colors"

const made = new WeakMap<Branding, string>()

/** Escapes `<`, so that a tenant's rules can't end the style element. */
const contained = (css: string): string => css.replace(/<(?=[!/a-z])/gi, "\\3c ")

/** The tenant's colours as CSS variables and its own rules, for the style element of the first HTML. */
export function brandCss(branding: Branding): string {
  const known = made.get(branding)
  if (known !== undefined) return known
  const variables = Object.entries(brandColors(branding.colors)).map(([name, value]) => `--${name}:${value}`)
  const css = `:root{${variables.join(";")}}${contained(branding.customCss ?? "")}`
  made.set(branding, css)
  return css
}
