export const white = "#ffffff"
/** Dark text. */
export const ink = "#1c1917"
/** Min contrast of readable text. */
export const readable = 4.5
/**
 * Min contrast for darkening the background under white text. Below it the colour would change too much, so dark text
 * is used.
 */
export const worthDarkening = 2.6

/** Returns whether a value is `#rrggbb`. */
export const isHexColor = (text: unknown): text is string =>
  typeof text === "string" && /^#[0-9a-f]{6}$/i.test(text)

/**
 * Returns the relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
 */
function luminance(color: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Returns the contrast ratio of two colours (`#rrggbb`), 1 to 21; text needs 4.5. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Returns `wanted` if it is readable on `background`, else white or ink, whichever has more contrast. */
export function textOn(background: string, wanted: string | null): string {
  if (wanted && contrastOf(wanted, background) >= readable) return wanted
  return contrastOf(white, background) >= contrastOf(ink, background) ? white : ink
}
