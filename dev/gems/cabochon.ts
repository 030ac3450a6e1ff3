import type { Sky } from "./light"
import { dome } from "./light"
import type { Facet } from "./polyhedron"
import { textures, type TextureName } from "./textures"
import { add, cross, direction, dot, into, outOf, sub, times, unit, type Frame, type Vec } from "./vector"

/** A polished dome over a shallow back, both ellipsoids that share the girdle. */
export interface Cabochon {
  texture: TextureName
  /** Half-width across, height over and depth under the girdle, where the half-length is 1. */
  width: number
  height: number
  depth: number
}

/** Many tangent planes: near enough for its shadow. */
export function shellOf(stone: Cabochon): Facet[] {
  const shell = (n: Vec, height: number): Facet => {
    const reach = Math.hypot(n[0], n[1] * stone.width, n[2] * height)
    return { normal: n, distance: reach }
  }
  const ring = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((k) => k * 30)
  return [0, 30, 58, 90].flatMap((elevation) =>
    (elevation === 90 ? [0] : ring).flatMap((azimuth) => {
      const n = direction(azimuth, elevation)
      const low: Vec = [n[0], n[1], -n[2]]
      return elevation === 0 ? [shell(n, 1)] : [shell(n, stone.height), shell(low, stone.depth)]
    })
  )
}

/** Diffuse light by direction: the sky and the bright ground in nine spherical harmonics. */
function harmonics(d: Vec): number[] {
  const [x, y, z] = d
  return [
    0.282095,
    0.488603 * y,
    0.488603 * z,
    0.488603 * x,
    1.092548 * x * y,
    1.092548 * y * z,
    0.315392 * (3 * z * z - 1),
    1.092548 * x * z,
    0.546274 * (x * x - y * y),
  ]
}
const bands = [1, 2 / 3, 2 / 3, 2 / 3, 0.25, 0.25, 0.25, 0.25, 0.25]

/** Paints cabochons: reflected lights over a scattering body with its texture. */
export class CabochonPainter {
  private readonly soft: number[]
  private readonly key = direction(140, 52)

  constructor(
    private readonly sky: Sky,
    private readonly groundLight: number
  ) {
    const directions = dome(3000)
    this.soft = Array.from({ length: 9 }, () => 0)
    for (const d of directions) {
      const low: Vec = [d[0], d[1], -d[2]]
      const above = harmonics(d)
      const below = harmonics(low)
      const light = sky.light(...d)
      this.soft = this.soft.map(
        (sum, k) =>
          sum + ((light * (above[k] ?? 0) + groundLight * (below[k] ?? 0)) * 2 * Math.PI) / directions.length
      )
    }
  }

  /** The point where a ray hits the dome, in the stone's frame; undefined when it misses. */
  static meet(stone: Cabochon, o: Vec, d: Vec): { t: number; p: Vec; n: Vec } | undefined {
    for (const [height, sign] of [
      [stone.height, 1],
      [stone.depth, -1],
    ] as const) {
      const k: Vec = [1, 1 / stone.width, 1 / height]
      const so: Vec = [o[0] * k[0], o[1] * k[1], o[2] * k[2]]
      const sd: Vec = [d[0] * k[0], d[1] * k[1], d[2] * k[2]]
      const a = dot(sd, sd)
      const b = dot(so, sd)
      const root = b * b - a * (dot(so, so) - 1)
      if (root <= 0) continue
      const t = (-b - Math.sqrt(root)) / a
      const p = add(o, times(d, t))
      if (t > 0 && p[2] * sign >= -1e-9)
        return { t, p, n: unit([p[0] * k[0] ** 2, p[1] * k[1] ** 2, p[2] * k[2] ** 2]) }
    }
    return undefined
  }

  /**
   * The light that leaves a point of the dome towards the camera; `frame` converts from the stone's frame to the
   * world's.
   */
  color(stone: Cabochon, p: Vec, n: Vec, d: Vec, frame: Frame): Vec {
    const normal = outOf(frame, n)
    const ray = outOf(frame, d)
    const half = into(frame, unit(sub(this.key, ray)))
    const look = textures[stone.texture](p, n, half)
    const basis = harmonics(normal)
    const diffuse = this.soft.reduce((sum, light, k) => sum + light * (bands[k] ?? 0) * (basis[k] ?? 0), 0)
    const facing = Math.max(0, -dot(ray, normal))
    const mirror = add(ray, times(normal, 2 * facing))
    const mirrored = 0.045 + 0.955 * (1 - facing) ** 5
    const seen = mirror[2] >= 0 ? this.sky.light(...mirror) : this.groundLight * 0.8
    const part = (k: 0 | 1 | 2): number =>
      (look.body[k] * diffuse + look.glow[k]) * (1 - mirrored) + Math.min(seen, 9) * mirrored
    return [part(0), part(1), part(2)]
  }
}

export const frameOf = (along: Vec, up: Vec): Frame => [along, cross(up, along), up]
