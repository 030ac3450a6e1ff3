import { at as read, clamp, cross, degrees, direction, dot, smoothstep, unit, type Vec } from "./vector"

const at = read // bound once: imported names are looked up at each use

/** A soft box or a lamp in the sky: its position, its extent (tangents), its brightness. */
interface Panel {
  azimuth: number
  elevation: number
  wide: number
  high: number
  light: number
  edge?: number
  /** Rotation of the panel about its centre, degrees. */
  roll?: number
}

export interface Studio {
  /** The sky at the horizon and straight up. */
  horizon: number
  zenith: number
  panels: readonly Panel[]
  /** How much the folds of the tent's cloth lighten and darken it, 0 to 1. */
  folds: number
  /** The camera and its operator, who darken direct reflections: [half-angle, light]. */
  viewer: readonly [degrees: number, light: number]
}

/** Bright tent with black flags, for stones on a near-white ground. */
export const dayStudio: Studio = {
  horizon: 0.5,
  zenith: 0.42,
  folds: 0.8,
  panels: [
    { azimuth: 140, elevation: 52, wide: 0.55, high: 0.42, light: 3.4, roll: 12 },
    { azimuth: 25, elevation: 40, wide: 0.2, high: 0.55, light: 2.1, roll: -8 },
    { azimuth: 258, elevation: 28, wide: 0.9, high: 0.16, light: 1.5 },
    { azimuth: 85, elevation: 22, wide: 0.7, high: 0.2, light: 1.9 },
    { azimuth: 320, elevation: 62, wide: 0.13, high: 0.13, light: 4.5 },
    { azimuth: 205, elevation: 66, wide: 0.1, high: 0.16, light: 3.2 },
    { azimuth: 60, elevation: 68, wide: 0.08, high: 0.08, light: 9, edge: 0.02 },
    { azimuth: 185, elevation: 36, wide: 0.06, high: 0.06, light: 14, edge: 0.02 },
    { azimuth: 340, elevation: 34, wide: 0.06, high: 0.06, light: 12, edge: 0.02 },
    { azimuth: 115, elevation: 75, wide: 0.05, high: 0.05, light: 12, edge: 0.02 },
    // Black flags: dark reflections that increase the contrast.
    { azimuth: 0, elevation: 58, wide: 0.3, high: 0.18, light: 0.03 },
    { azimuth: 100, elevation: 48, wide: 0.14, high: 0.4, light: 0.02 },
    { azimuth: 225, elevation: 48, wide: 0.34, high: 0.22, light: 0.04 },
    { azimuth: 290, elevation: 44, wide: 0.14, high: 0.3, light: 0.03 },
    { azimuth: 170, elevation: 14, wide: 0.4, high: 0.12, light: 0.05 },
    { azimuth: 55, elevation: 12, wide: 0.3, high: 0.1, light: 0.05 },
  ],
  viewer: [13, 0.06],
}

/** A dark studio with a few lamps, for the wide pictures. */
export const nightStudio: Studio = {
  horizon: 0.05,
  zenith: 0.1,
  folds: 0,
  panels: [
    { azimuth: 130, elevation: 50, wide: 0.6, high: 0.4, light: 3.6, roll: 14 },
    { azimuth: 35, elevation: 34, wide: 0.16, high: 0.6, light: 2.6 },
    { azimuth: 80, elevation: 24, wide: 0.8, high: 0.14, light: 2.2 },
    { azimuth: 262, elevation: 38, wide: 0.8, high: 0.14, light: 1.3 },
    { azimuth: 200, elevation: 58, wide: 0.16, high: 0.2, light: 4 },
    { azimuth: 320, elevation: 60, wide: 0.14, high: 0.14, light: 5 },
    { azimuth: 60, elevation: 66, wide: 0.07, high: 0.07, light: 18, edge: 0.02 },
    { azimuth: 184, elevation: 34, wide: 0.06, high: 0.06, light: 22, edge: 0.02 },
    { azimuth: 345, elevation: 36, wide: 0.06, high: 0.06, light: 20, edge: 0.02 },
    { azimuth: 110, elevation: 76, wide: 0.05, high: 0.05, light: 20, edge: 0.02 },
  ],
  viewer: [11, 0.02],
}

/** A panel with precomputed directions: light from a direction is looked up a million times. */
function hang(panel: Panel): { light: number; amount: (d: Vec) => number } {
  const c = direction(panel.azimuth, panel.elevation)
  const right = unit(cross([0, 0, 1], c))
  const up = cross(c, right)
  const roll = degrees(panel.roll ?? 0)
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)]
  const edge = panel.edge ?? 0.05
  const amount = (d: Vec): number => {
    const ahead = dot(d, c)
    if (ahead <= 0.05) return 0
    const x = dot(d, right) / ahead
    const y = dot(d, up) / ahead
    return (
      (1 - smoothstep(panel.wide - edge, panel.wide + edge, Math.abs(x * cos + y * sin))) *
      (1 - smoothstep(panel.high - edge, panel.high + edge, Math.abs(y * cos - x * sin)))
    )
  }
  return { light: panel.light, amount }
}

/** Light and dark folds of the tent's cloth, -1 to 1: without them, facets that show the tent are of one tone. */
const folds = ([x, y, z]: Vec): number =>
  Math.sin(5.3 * x + 2.9 * z + 0.7) * Math.sin(4.7 * y - 3.1 * z + 2.1) * 0.6 +
  Math.sin(11.3 * x - 8.9 * y + 4.1 * z) * 0.4

function skyLight(studio: Studio, towardsCamera: Vec): (d: Vec) => number {
  const panels = studio.panels.map(hang)
  return (d) => {
    let light = studio.horizon + (studio.zenith - studio.horizon) * clamp(d[2] * 1.3, 0, 1)
    light *= 1 + studio.folds * folds(d)
    for (const panel of panels) light += (panel.light - light) * panel.amount(d)
    const off = (Math.acos(clamp(dot(d, towardsCamera), -1, 1)) * 180) / Math.PI
    const shade = 1 - smoothstep(studio.viewer[0] * 0.75, studio.viewer[0] * 1.1, off)
    return light + (studio.viewer[1] - light) * shade
  }
}

const side = 1024

/** The sky sampled into a square (octahedral upper half), so that a ray's light is one look-up. */
export class Sky {
  private readonly map = new Float32Array(side * side)

  private constructor(studio: Studio, towardsCamera: Vec) {
    const lightAt = skyLight(studio, towardsCamera)
    for (let row = 0; row < side; row++) {
      for (let column = 0; column < side; column++) {
        const a = ((column + 0.5) / side) * 2 - 1
        const b = ((row + 0.5) / side) * 2 - 1
        const x = (a + b) / 2
        const y = (a - b) / 2
        const d = unit([x, y, Math.max(1e-6, 1 - Math.abs(x) - Math.abs(y))])
        this.map[row * side + column] = lightAt(d)
      }
    }
  }

  private static readonly baked = new Map<string, Sky>()

  /** The sky over a studio with the camera in that direction; cached, since many pictures share it. */
  static over(studio: Studio, towardsCamera: Vec): Sky {
    const key = `${studio.horizon} ${towardsCamera.join(" ")}`
    const sky = Sky.baked.get(key) ?? new Sky(studio, towardsCamera)
    Sky.baked.set(key, sky)
    return sky
  }

  /** The light from a direction with z ≥ 0. */
  light(x: number, y: number, z: number): number {
    const k = 1 / (Math.abs(x) + Math.abs(y) + z)
    const column = ((x + y) * k * 0.5 + 0.5) * side
    const row = ((x - y) * k * 0.5 + 0.5) * side
    return at(this.map, Math.min(side - 1, row | 0) * side + Math.min(side - 1, column | 0))
  }
}

/** Evenly spread directions over the upper half (Fibonacci), each with the same solid angle. */
export function dome(count: number): Vec[] {
  return Array.from({ length: count }, (_, k) => {
    const z = (k + 0.5) / count
    const flat = Math.sqrt(1 - z * z)
    const angle = k * 2.399963229728653
    return [flat * Math.cos(angle), flat * Math.sin(angle), z] as const
  })
}
