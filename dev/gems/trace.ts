import { Finder } from "./finder"
import type { Stone } from "./stone"
import { clamp as limit } from "./vector"
import type { Along, World } from "./world"

// A separate copy for one kind of array: a shared function is measurably slower in the loops below.
const at = (numbers: Float64Array, index: number): number => numbers[index] ?? 0
// Bound once: an imported name is looked up again at each use.
const clamp = limit

const maxBounces = 14
/**
 * The part of the reflections off a stone's outside that the camera receives. A polarising filter takes the rest:
 * without it, a facet that reflects the tent is a flat grey.
 */
const gloss = 0.22
const faint = 0.02

/** The part of light that an interface reflects (unpolarised); 1 for total reflection. */
function fresnel(cosIn: number, ratio: number): number {
  const sin2 = ratio * ratio * (1 - cosIn * cosIn)
  if (sin2 >= 1) return 1
  const cosOut = Math.sqrt(1 - sin2)
  const s = (ratio * cosIn - cosOut) / (ratio * cosIn + cosOut)
  const p = (cosIn - ratio * cosOut) / (cosIn + ratio * cosOut)
  return (s * s + p * p) / 2
}

/** The part of a colour that remains after a distance `t` through a stone, `far` of it at the stone's other end. */
const left = (t: number, near: number, there: number, far: number): number =>
  Math.exp(-t * (near + far * (there - near)))

type Around = Along<[], [from: number, depth: number]>
type Enter = Along<[which: number], [bend: number, depth: number]>
type Inside = Along<[which: number], [index: number, depth: number]>

/**
 * Traces light backwards through faceted stones. Results accumulate in `out`; hits are written to `hitAt` and
 * `hitFacet`, so that millions of rays allocate nothing.
 */
export class Tracer extends Finder {
  readonly out = new Float64Array(3)

  constructor(
    stones: readonly Stone[],
    private readonly world: World
  ) {
    super(stones)
  }

  /** Adds the light from outside along a ray, weighted, to `out`. `from` is the stone just left. */
  readonly around: Around = (ox, oy, oz, dx, dy, dz, r, g, b, from, depth) => {
    if (this.stones.length > 1 && depth < 3) {
      const hit = this.nearest(ox, oy, oz, dx, dy, dz, from)
      if (hit >= 0) {
        this.enter(hit, ox, oy, oz, dx, dy, dz, r, g, b, 0, depth + 1)
        return
      }
    }
    this.world.arrive(ox, oy, oz, dx, dy, dz, r, g, b, this.out)
  }

  /**
   * Adds the light that a ray from outside receives from a stone it has just hit (`hitAt`, `hitFacet`). `bend` shifts
   * the refractive index from red (-1) to blue (1).
   */
  readonly enter: Enter = (which, ox, oy, oz, dx, dy, dz, r, g, b, bend, depth) => {
    const stone = this.stones[which]
    if (!stone) return
    const k = this.hitFacet * 4
    const nx = at(stone.planes, k)
    const ny = at(stone.planes, k + 1)
    const nz = at(stone.planes, k + 2)
    const px = ox + dx * this.hitAt
    const py = oy + dy * this.hitAt
    const pz = oz + dz * this.hitAt
    const cosIn = -(nx * dx + ny * dy + nz * dz)
    const index = stone.material.index + (bend * stone.material.dispersion) / 2
    const ratio = 1 / index
    const mirrored = fresnel(cosIn, ratio)
    const m = 2 * cosIn
    const seen = depth === 0 ? mirrored * gloss : mirrored
    this.around(px, py, pz, dx + m * nx, dy + m * ny, dz + m * nz, r * seen, g * seen, b * seen, which, depth)
    const cosOut = Math.sqrt(1 - ratio * ratio * (1 - cosIn * cosIn))
    const q = ratio * cosIn - cosOut
    const kept = 1 - mirrored
    this.inside(
      which,
      px,
      py,
      pz,
      ratio * dx + q * nx,
      ratio * dy + q * ny,
      ratio * dz + q * nz,
      r * kept,
      g * kept,
      b * kept,
      index,
      depth
    )
  }

  /** The square of a point's distance from the stone's axis. */
  private offAxis(stone: Stone, x: number, y: number, z: number): number {
    const px = x - stone.centre[0]
    const py = y - stone.centre[1]
    const pz = z - stone.centre[2]
    const along = px * stone.up[0] + py * stone.up[1] + pz * stone.up[2]
    return px * px + py * py + pz * pz - along * along
  }

  /** Traces a ray inside a stone from facet to facet, and adds the light that enters at each. */
  private readonly inside: Inside = (which, ox, oy, oz, dx, dy, dz, r, g, b, index, depth) => {
    const stone = this.stones[which]
    if (!stone) return
    const planes = stone.planes
    const last = stone.core * 4 - 4
    const all = stone.facets * 4
    const safe = stone.safe * stone.safe
    for (let bounce = 0; bounce < maxBounces; bounce++) {
      let t = 1e9
      let facet = 0
      let cosIn = 0
      let end = stone.core * 4
      for (let k = 0; k < end; k += 4) {
        const slope = at(planes, k) * dx + at(planes, k + 1) * dy + at(planes, k + 2) * dz
        const gap = at(planes, k + 3) - (at(planes, k) * ox + at(planes, k + 1) * oy + at(planes, k + 2) * oz)
        if (gap < t * slope) {
          t = gap / slope
          facet = k
          cosIn = slope
        }
        // After the core: includes the girdle's facets, where the ray could hit one.
        if (k === last && this.offAxis(stone, ox + dx * t, oy + dy * t, oz + dz * t) > safe) end = all
      }
      if (t > 0) {
        ox += dx * t
        oy += dy * t
        oz += dz * t
        const half = t / 2
        const far = stone.material.clearFar
          ? clamp(
              0.5 +
                1.7 *
                  ((ox - dx * half - stone.middle[0]) * stone.axis[0] +
                    (oy - dy * half - stone.middle[1]) * stone.axis[1] +
                    (oz - dz * half - stone.middle[2]) * stone.axis[2]),
              0,
              1
            )
          : 0
        r *= left(t, stone.absorb[0], stone.absorbFar[0], far)
        g *= left(t, stone.absorb[1], stone.absorbFar[1], far)
        b *= left(t, stone.absorb[2], stone.absorbFar[2], far)
      }
      const nx = at(planes, facet)
      const ny = at(planes, facet + 1)
      const nz = at(planes, facet + 2)
      const mirrored = fresnel(cosIn, index)
      if (mirrored < 1) {
        const out = 1 - mirrored
        const q = Math.sqrt(1 - index * index * (1 - cosIn * cosIn)) - index * cosIn
        this.around(
          ox,
          oy,
          oz,
          index * dx + q * nx,
          index * dy + q * ny,
          index * dz + q * nz,
          r * out,
          g * out,
          b * out,
          which,
          depth
        )
        r *= mirrored
        g *= mirrored
        b *= mirrored
      }
      if (r < faint && g < faint && b < faint) return
      dx -= 2 * cosIn * nx
      dy -= 2 * cosIn * ny
      dz -= 2 * cosIn * nz
    }
  }
}
