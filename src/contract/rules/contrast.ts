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
