import type { Branding } from "@contract/branding"
import { contrastOf, ink, readable, textOn, white, worthDarkening } from "@contract/rules/contrast"
import { fromOklch, toOklch } from "./oklch"

/** Background colour of the page. */
const paper = "#faf9f7"

/** Darkens the colour step by step in OKLCH until its contrast with `against` reaches `least`. */
export function darkenedFor(color: string, against: string, least = readable): string {
  let now = color
  const { c, h } = toOklch(color)
  for (let l = toOklch(color).l; contrastOf(now, against) < least && l > 0; l -= 0.01) {
    now = fromOklch({ l, c, h })
  }
  return now
}

/** A tenant's colour as a surface, with the text colour to use on it (contrast at least 4.5 : 1). */
export function surface(color: string): { background: string; text: string } {
  if (contrastOf(color, white) >= readable) return { background: color, text: white }
  if (contrastOf(color, white) >= worthDarkening) {
    return { background: darkenedFor(color, white), text: white }
  }
  return { background: color, text: ink }
}

/** Derives every tenant colour that the pages use, each readable where it is used. */
export function brandColors(colors: Branding["colors"]): Record<string, string> {
  const primary = surface(colors.primary)
  const secondary = surface(colors.secondary)
  const accent = surface(colors.accent)
  const pill = colors.headerPill ?? white
  const { c, h } = toOklch(primary.background)
  return {
    "brand-primary": primary.background,
    "brand-on-primary": primary.text,
    "brand-primary-ink": darkenedFor(colors.primary, paper),
    "brand-secondary": secondary.background,
    "brand-on-secondary": secondary.text,
    "brand-secondary-ink": darkenedFor(colors.secondary, paper),
    "brand-accent": accent.background,
    "brand-on-accent": accent.text,
    "brand-accent-ink": darkenedFor(colors.accent, paper),
    // The dark background of heroes and the footer: nearly black, tinted with the brand colour.
    "brand-night": fromOklch({ l: 0.19, c: Math.min(c, 0.035), h }),
    "brand-dusk": fromOklch({ l: 0.33, c: Math.min(c, 0.11), h }),
    "brand-mist": fromOklch({ l: 0.965, c: Math.min(c, 0.012), h }),
    "header-pill": pill,
    "header-text": textOn(pill, colors.headerText ?? "#44403c"),
    "header-active-text": textOn(primary.background, colors.headerActiveText),
  }
}
