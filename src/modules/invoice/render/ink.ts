const black = "#1c1917"

/**
 * The brand's colour for text and rules on white paper: itself when it has a contrast of at least 4.5 to 1 (WCAG 2),
 * else darkened until it has. Near-black for what is no `#rrggbb`.
 */
export function inkOf(colour: string): string {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour.trim())
  if (!match) return black
  let channels = match.slice(1).map((pair) => Number.parseInt(pair, 16))
  while (1.05 / (luminance(channels) + 0.05) < 4.5) channels = channels.map((it) => Math.floor(it * 0.95))
  return `#${channels.map((it) => it.toString(16).padStart(2, "0")).join("")}`
}

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
