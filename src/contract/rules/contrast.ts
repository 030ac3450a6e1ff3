export const white = "#ffffff"
/** Dark text. */
export const ink = "#1c1917"
/** What text wants to be read. */
export const readable = 4.5
/** Below this, white on the colour could only be saved by making it another colour: dark text then. */
export const worthDarkening = 2.6

/** `#rrggbb` and nothing else. */
export const isHexColor = (text: unknown): text is string =>
  typeof text === "string" && /^#[0-9a-f]{6}$/i.test(text)

/**
 * Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
 */
function luminance(color: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** How far two colours (`#rrggbb`) stand out from each other, 1 to 21; text wants 4.5. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** `wanted` where it can be read on `background`, else whichever of white and ink reads best there. */
export function textOn(background: string, wanted: string | null): string {
  if (wanted && contrastOf(wanted, background) >= readable) return wanted
  return contrastOf(white, background) >= contrastOf(ink, background) ? white : ink
}
