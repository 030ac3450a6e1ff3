import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
} from "culori/fn"

// Only the modes used here are imported. A page's styles are made on the server, so none of this reaches the browser.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) register(mode as typeof modeRgb)

/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
interface Oklch {
  l: number
  c: number
  h: number
}

const read = converter("oklch")

/**
 * Converts a colour to OKLCH.
 * @param hex `#rrggbb`; a grey has hue 0
 */
export function toOklch(hex: string): Oklch {
  const color = read(hex)
  if (!color) throw new Error(`Not a colour: ${hex}`)
  return { l: color.l, c: color.c, h: color.h ?? 0 }
}

const toRgb = converter("rgb")
/** Whether a channel is inside sRGB after rounding: less than half a byte step outside is inside. */
const isShown = (channel: number): boolean => channel > -1 / 512 && channel < 1 + 1 / 512

/** Converts to sRGB. Chroma is reduced where the screen can't show it, so that hue and lightness are kept. */
export function fromOklch(color: Oklch): string {
  const wanted = { mode: "oklch" as const, ...color }
  const { r, g, b } = toRgb(wanted)
  return formatHex([r, g, b].every(isShown) ? wanted : clampChroma(wanted, "oklch"))
}
