/** Colours as `#rrggbb`. Contrast is measured as in WCAG 2. */
const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

export const isHexColor = (text: string): boolean => hex.test(text.trim())

/** Minimum contrast of readable text. */
const readable = 4.5

const channelsOf = (color: string): number[] =>
  (hex.exec(color.trim()) ?? []).slice(1).map((pair) => Number.parseInt(pair, 16))

const colorOf = (channels: readonly number[]): string =>
  `#${channels.map((it) => it.toString(16).padStart(2, "0")).join("")}`

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, from 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map((it) => luminance(channelsOf(it))).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Black or white, whichever is easier to read on a colour. */
export const inkOn = (ground: string): "#000000" | "#ffffff" =>
  contrast("#000000", ground) > contrast("#ffffff", ground) ? "#000000" : "#ffffff"

/**
 * The colour itself if it is readable on the background, else darkened (on a light background) or lightened until it
 * is.
 */
export function readableOn(color: string, ground: string): string {
  const darken = inkOn(ground) === "#000000"
  let channels = channelsOf(color)
  while (contrast(colorOf(channels), ground) < readable) {
    channels = channels.map((it) => (darken ? Math.floor(it * 0.95) : Math.ceil(it + (255 - it) * 0.05)))
  }
  return colorOf(channels)
}
