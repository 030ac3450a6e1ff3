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

// Only what is used here comes along; a page's styles are made on the server, so none of it reaches the browser.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) register(mode as typeof modeRgb)

/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
interface Oklch {
  l: number
  c: number
  h: number
}

const read = converter("oklch")

/** @param hex `#rrggbb`; a grey has hue 0 */
export function toOklch(hex: string): Oklch {
  const color = read(hex)
  if (!color) throw new Error(`Not a colour: ${hex}`)
  return { l: color.l, c: color.c, h: color.h ?? 0 }
}

const toRgb = converter("rgb")
/** Less than half a step of a byte outside of sRGB is inside once it is rounded. */
const isShown = (channel: number): boolean => channel > -1 / 512 && channel < 1 + 1 / 512

/** The sRGB colour; chroma gives way where the screen can't show it, so that hue and lightness hold. */
export function fromOklch(color: Oklch): string {
  const wanted = { mode: "oklch" as const, ...color }
  const { r, g, b } = toRgb(wanted)
  return formatHex([r, g, b].every(isShown) ? wanted : clampChroma(wanted, "oklch"))
}
