import { Sky, type Studio } from "./light"
import { CabochonPainter, frameOf } from "./cabochon"
import { Shadow } from "./floor"
import type { Stone } from "./stone"
import { Tracer } from "./trace"
import {
  add,
  at as read,
  cross,
  degrees,
  direction,
  into,
  smoothstep,
  sub,
  times,
  unit,
  type Vec,
} from "./vector"
import type { World } from "./world"

const at = read // bound once: imported names are looked up at each use

export interface Camera {
  /** Position, relative to the target. */
  azimuth: number
  elevation: number
  distance: number
  target: Vec
  /** Full vertical field of view, degrees. */
  field: number
}

/** The colour of the ground at a point, as seen by the camera, before shadow; linear rgb. */
export type Ground = (x: number, y: number, out: Float64Array) => void

export interface Scene {
  studio: Studio
  camera: Camera
  stones: readonly Stone[]
  ground: Ground
  /** Factor of the ground's light for a ray through a stone. */
  groundThrough: number
  /** Reflectivity of the ground, 0 for a matte sheet. */
  polish: number
  /** Exposure of the stones. */
  exposure: number
  /** Area covered by the shadow map, and the most that light through a stone brightens the ground: 1 on white paper. */
  shadow: { reach: number; centre: readonly [number, number]; strength: number; brightest: number }
}

/** Compresses highlights: linear below `knee`, then a soft shoulder to 1. */
function film(light: number): number {
  const knee = 0.62
  if (light <= knee) return light
  const over = (light - knee) / (1 - knee)
  return knee + (1 - knee) * (over / (1 + over)) * 1.06
}

/**
 * Lighter and darker parts of the ground as seen through a stone, -1 to 1. Under a stone, the ground is lit through its
 * facets, and is never of one tone.
 */
const grain = (dx: number, dy: number): number => Math.sin(9.7 * dx + 1.3) * Math.sin(8.3 * dy - 0.4)

function gather(out: Float64Array, r: number, g: number, b: number): void {
  out[0] = at(out, 0) + r
  out[1] = at(out, 1) + g
  out[2] = at(out, 2) + b
}

/** Computes the colours of one picture's scene, ray by ray. */
export class Painter {
  private readonly tracer: Tracer
  private readonly shadow: Shadow
  private readonly sky: Sky
  private readonly dull: CabochonPainter
  private readonly cabochons: readonly Stone[]
  private readonly eye: Vec
  private readonly ahead: Vec
  private readonly right: Vec
  private readonly up: Vec
  private readonly tone = new Float64Array(3)
  private readonly shade = new Float64Array(3)

  readonly split: boolean

  constructor(private readonly scene: Scene) {
    this.split = scene.stones.some((it) => it.material.dispersion > 0)
    const { camera, stones } = scene
    const towards = direction(camera.azimuth, camera.elevation)
    this.sky = Sky.over(scene.studio, towards)
    this.shadow = new Shadow(stones, this.sky, scene.shadow.reach, scene.shadow.centre)
    this.cabochons = stones.filter((it) => it.cabochon)
    scene.ground(...scene.shadow.centre, this.tone)
    this.dull = new CabochonPainter(this.sky, at(this.tone, 1) * scene.groundThrough)
    this.tracer = new Tracer(stones, this.world())
    this.eye = add(camera.target, times(towards, camera.distance))
    this.ahead = unit(sub(camera.target, this.eye))
    const level: Vec = camera.elevation > 89 ? [0, 1, 0] : [0, 0, 1]
    this.right = unit(cross(this.ahead, level))
    this.up = cross(this.right, this.ahead)
  }

  private world(): World {
    return {
      arrive: (ox, oy, oz, dx, dy, dz, r, g, b, out) => {
        if (dz >= 0) {
          const light = this.sky.light(dx, dy, dz)
          gather(out, r * light, g * light, b * light)
          return
        }
        this.floor(ox - (dx * oz) / dz, oy - (dy * oz) / dz)
        const through = this.scene.groundThrough * (1 + 0.55 * grain(dx, dy))
        gather(
          out,
          r * through * at(this.tone, 0),
          g * through * at(this.tone, 1),
          b * through * at(this.tone, 2)
        )
      },
    }
  }

  /** Writes the ground's colour with its shadow to `tone`. */
  private floor(x: number, y: number): void {
    this.scene.ground(x, y, this.tone)
    this.shadow.read(x, y, this.shade)
    const { strength, brightest } = this.scene.shadow
    for (let c = 0; c < 3; c++) {
      const change = (Math.min(at(this.shade, c), brightest) - 1) * strength
      // The faintest shade, far from the stones, would show as steps and blocks in a compressed picture.
      const shade = 1 + change * smoothstep(0.03, 0.16, Math.abs(change))
      this.tone[c] = at(this.tone, c) * shade
    }
  }

  /** The finished linear colour (0 to 1) at a point of the picture: u, v from -1 to 1 over its height. */
  paint(u: number, v: number, out: Float64Array, channel: number): void {
    const k = Math.tan(degrees(this.scene.camera.field / 2))
    const aside = add(times(this.right, u), times(this.up, v))
    const ray = unit(add(this.ahead, times(aside, k)))
    if (this.cabochons.length > 0 && this.polished(ray, out)) return
    const hit = this.tracer.nearest(...this.eye, ...ray)
    if (hit >= 0 && !this.scene.stones[hit]?.cabochon) {
      this.stone(hit, this.eye, ray, out, channel)
      return
    }
    const [ox, oy, oz] = this.eye
    const [dx, dy, dz] = ray
    if (dz >= -1e-4) {
      this.scene.ground(ox + dx * 1e4, oy + dy * 1e4, out)
      return
    }
    const x = ox - (dx * oz) / dz
    const y = oy - (dy * oz) / dz
    this.floor(x, y)
    out.set(this.tone)
    if (this.scene.polish > 0) this.mirror([x, y, 0], [dx, dy, -dz], out)
    for (let c = 0; c < 3; c++) out[c] = Math.min(1, at(out, c))
  }

  /** Paints the light that the ray from `o` receives from the stone it has just hit. */
  private stone(hit: number, o: Vec, d: Vec, out: Float64Array, channel: number): void {
    const { tracer } = this
    if (this.scene.stones[hit]?.cabochon) return
    const dispersed = (this.scene.stones[hit]?.material.dispersion ?? 0) > 0
    tracer.out.fill(0)
    if (dispersed) {
      const where = tracer.hitAt
      const facet = tracer.hitFacet
      for (let c = 0; c < 3; c++) {
        if (channel >= 0 && channel !== c) continue
        tracer.hitAt = where
        tracer.hitFacet = facet
        tracer.enter(hit, ...o, ...d, c === 0 ? 1 : 0, c === 1 ? 1 : 0, c === 2 ? 1 : 0, c - 1, 0)
      }
    } else tracer.enter(hit, ...o, ...d, 1, 1, 1, 0, 0)
    this.expose(tracer.out, out)
  }

  private expose(light: ArrayLike<number>, out: Float64Array): void {
    for (let c = 0; c < 3; c++) out[c] = Math.min(1, film((light[c] ?? 0) * this.scene.exposure))
  }

  /** Paints the cabochon that a ray from the camera hits, if any. */
  private polished(ray: Vec, out: Float64Array): boolean {
    for (const stone of this.cabochons) {
      if (!stone.cabochon) continue
      const along = unit(stone.axis)
      const frame = frameOf(along, stone.up)
      const o = times(into(frame, sub(this.eye, stone.centre)), 1 / stone.scale)
      const d = into(frame, ray)
      const met = CabochonPainter.meet(stone.cabochon, o, d)
      if (!met) continue
      this.expose(this.dull.color(stone.cabochon, met.p, met.n, d, frame), out)
      return true
    }
    return false
  }

  /**
   * Blends the ground's reflection over its colour: `o` is a point of the ground, `d` the direction of the reflected
   * ray.
   */
  private mirror(o: Vec, d: Vec, out: Float64Array): void {
    const { tracer } = this
    const hit = tracer.nearest(...o, ...d)
    if (hit < 0) return
    const seen = new Float64Array(3)
    const fade = Math.exp(-tracer.hitAt * 0.9)
    this.stone(hit, o, d, seen, -1)
    const amount = (this.scene.polish + (1 - this.scene.polish) * (1 - d[2]) ** 5) * fade
    for (let c = 0; c < 3; c++) out[c] = at(out, c) * (1 - amount) + at(seen, c) * amount
  }
}
