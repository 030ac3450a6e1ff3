import { cell, clouds } from "./noise"
import { add, clamp, dot, smoothstep, times, unit, type Vec } from "./vector"

/** Appearance of a polished, unfaceted stone at a point of its dome. */
export interface Look {
  /** The part of the light that it scatters back. */
  body: Vec
  /** Additional light of the stone: sheens, stars, play of colour. */
  glow: Vec
}

/** `p` in the stone's own frame (half-length 1), `n` its normal there, `half` between light and eye. */
export type Texture = (p: Vec, n: Vec, half: Vec) => Look

const mix = (a: Vec, b: Vec, t: number): Vec => add(times(a, 1 - t), times(b, t))
const none: Vec = [0, 0, 0]

function rainbow(t: number): Vec {
  const wave = (shift: number): number => clamp(1.45 * Math.cos(6.283 * (t - shift)) * 0.5 + 0.55, 0, 1.2)
  return [wave(0), wave(0.34) * 0.9, wave(0.64)]
}

/** Patches that shine in one spectral colour each, like an opal's when it is turned. */
function playOfColor(p: Vec, n: Vec, half: Vec, salt: number, size: number): Vec {
  let sum: Vec = none
  for (const layer of [0, 1, 2]) {
    const k = size * (1 + layer * 0.7)
    const deep = add(p, times(n, -0.12 - 0.16 * layer))
    const warp = clouds(deep[0] * 2, deep[1] * 2, deep[2] * 2, salt + layer, 3) * 0.9
    const { id, border } = cell(deep[0] * k + warp, deep[1] * k - warp, deep[2] * k, salt + layer * 9)
    const facing: Vec = unit([
      Math.sin(id * 91.7) * 0.75,
      Math.sin(id * 57.3 + 1) * 0.75,
      0.75 + 0.3 * Math.sin(id * 33.1),
    ])
    const lit = Math.max(0, dot(facing, unit(add(half, times(n, 0.6))))) ** 7
    const hue = (id * 7.31 + 0.16 * clouds(deep[0] * 7, deep[1] * 7, deep[2] * 7, salt + 5, 2)) % 1
    sum = add(
      sum,
      times(rainbow(hue), lit * (0.35 + 0.65 * smoothstep(-0.05, 0.4, border)) * (1.9 - layer * 0.35))
    )
  }
  return sum
}

const opal =
  (ground: Vec, strength: number, salt: number): Texture =>
  (p, n, half) => ({ body: ground, glow: times(playOfColor(p, n, half, salt, 3.6), strength) })

/** A six-rayed star that follows the light's reflection. */
const star =
  (ground: Vec, ray: Vec, turned: number): Texture =>
  (p, n, half) => {
    const off: Vec = [n[0] - half[0] * 0.85, n[1] - half[1] * 0.85, n[2] - half[2]]
    let light = 0
    for (const k of [0, 1, 2]) {
      const a = turned + (k * Math.PI) / 3
      const across = off[0] * Math.cos(a) + off[1] * Math.sin(a)
      const along = -off[0] * Math.sin(a) + off[1] * Math.cos(a)
      light += Math.exp(-((across / 0.035) ** 2)) * Math.exp(-((along / 0.55) ** 2)) * 0.75
    }
    light += 0.22 * Math.exp(-((off[0] ** 2 + off[1] ** 2) / 0.12))
    const cloud = 0.85 + 0.3 * clouds(p[0] * 3, p[1] * 3, p[2] * 3, 4)
    return { body: times(ground, cloud), glow: times(ray, Math.min(1, light)) }
  }

const moonstone: Texture = (p, n, half) => {
  const off = (n[0] - half[0] * 0.5) ** 2 * 1.4 + (n[1] - half[1] * 0.5) ** 2 * 3.2
  const sheen = Math.exp(-off / 0.16)
  const cloud = clouds(p[0] * 2.2, p[1] * 2.2, p[2] * 2.2, 21)
  return {
    body: mix([0.36, 0.375, 0.41], [0.5, 0.51, 0.53], cloud),
    glow: times([0.2, 0.42, 0.95], sheen * 0.75),
  }
}

const turquoise: Texture = (p) => {
  const warp = clouds(p[0] * 2.5, p[1] * 2.5, p[2] * 2.5, 7)
  const { border } = cell(p[0] * 2.3 + warp * 1.4, p[1] * 2.3 + warp, p[2] * 2.3 - warp, 31)
  const vein = (1 - smoothstep(0.01, 0.055, border)) * smoothstep(0.42, 0.6, warp)
  const blue = mix([0.09, 0.52, 0.56], [0.17, 0.63, 0.62], clouds(p[0] * 5, p[1] * 5, p[2] * 5, 8))
  return { body: mix(blue, [0.13, 0.085, 0.05], vein * 0.9), glow: none }
}

const lapis: Texture = (p) => {
  const cloud = clouds(p[0] * 3.2, p[1] * 3.2, p[2] * 3.2, 12, 5)
  const fleck = smoothstep(0.765, 0.8, clouds(p[0] * 17, p[1] * 17, p[2] * 17, 40, 2))
  const calcite = smoothstep(0.62, 0.78, clouds(p[0] * 2.6 + 4, p[1] * 5, p[2] * 3, 44))
  const blue = mix(mix([0.005, 0.014, 0.12], [0.012, 0.04, 0.28], cloud), [0.35, 0.42, 0.6], calcite * 0.18)
  return { body: mix(blue, [0.75, 0.55, 0.2], fleck), glow: none }
}

const tiger: Texture = (p, n, half) => {
  const bend = 0.5 * clouds(p[0] * 1.3, p[1] * 1.3, p[2], 60, 3)
  const band = clouds(p[1] * 7 + bend * 5, p[0] * 0.5, p[2] * 2, 61, 4)
  const gold = mix([0.07, 0.022, 0.006], [0.55, 0.28, 0.06], smoothstep(0.32, 0.66, band))
  const silk = Math.exp(-(((n[0] - half[0] * 0.4 + (band - 0.5) * 0.5) / 0.3) ** 2))
  return { body: gold, glow: times([0.62, 0.36, 0.09], silk * smoothstep(0.36, 0.62, band) * 0.75) }
}

/** Subsurface scattering with a soft exit: rose quartz, jade, chalcedony. */
const soft =
  (ground: Vec, light: Vec, salt: number): Texture =>
  (p, n, half) => {
    const cloud = clouds(p[0] * 1.8, p[1] * 1.8, p[2] * 1.8, salt)
    const through = clamp(0.55 - 0.75 * dot(n, half), 0, 1)
    return { body: mix(ground, light, cloud * 0.55), glow: times(light, through * 0.6) }
  }

export const textures = {
  "black-opal": opal([0.012, 0.02, 0.035], 0.95, 3),
  "white-opal": opal([0.55, 0.56, 0.56], 0.3, 17),
  "fire-opal": opal([0.62, 0.16, 0.03], 0.4, 29),
  "star-ruby": star([0.2, 0.018, 0.045], [0.8, 0.55, 0.58], 0.3),
  "star-sapphire": star([0.018, 0.045, 0.2], [0.62, 0.72, 0.9], 0.15),
  moonstone,
  turquoise,
  lapis,
  tiger,
  onyx: () => ({ body: [0.004, 0.004, 0.005], glow: none }),
  "rose-quartz": soft([0.62, 0.33, 0.36], [0.86, 0.58, 0.6], 71),
  jade: soft([0.06, 0.3, 0.12], [0.22, 0.56, 0.26], 81),
} satisfies Record<string, Texture>

export type TextureName = keyof typeof textures
