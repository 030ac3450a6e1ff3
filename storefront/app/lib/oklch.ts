/** Colours in OKLCH (lightness 0–1, chroma, hue in degrees), after Björn Ottosson's OKLab. */
interface Oklch {
  l: number
  c: number
  h: number
}

type Rgb = readonly [number, number, number]

const toLinear = (it: number): number => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4)
const toGamma = (it: number): number => (it <= 0.0031308 ? it * 12.92 : 1.055 * it ** (1 / 2.4) - 0.055)

function linearOf(hex: string): Rgb {
  const channel = (at: number): number => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

function hexOf(rgb: Rgb): string {
  const byte = (it: number): string =>
    Math.round(Math.min(1, Math.max(0, toGamma(it))) * 255)
      .toString(16)
      .padStart(2, "0")
  return `#${rgb.map(byte).join("")}`
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  }
}

function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

const inGamut = (rgb: Rgb): boolean => rgb.every((it) => it >= -0.0005 && it <= 1.0005)

/** The sRGB colour; chroma gives way where the screen can't show it, so that hue and lightness hold. */
export function fromOklch(color: Oklch): string {
  let chroma = color.c
  let rgb = toLinearRgb(color)
  while (!inGamut(rgb) && chroma > 0.001) {
    chroma *= 0.94
    rgb = toLinearRgb({ ...color, c: chroma })
  }
  return hexOf(rgb)
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
