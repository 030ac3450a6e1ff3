import type { Stone } from "./stone"

// A separate copy for one kind of array: a shared function is measurably slower in the loops below.
const at = (numbers: Float64Array, index: number): number => numbers[index] ?? 0

/** Finds the first hit of a ray from outside; the result is written to `hitAt` and `hitFacet`. */
export class Finder {
  hitAt = 0
  hitFacet = -1

  constructor(protected readonly stones: readonly Stone[]) {}

  /** Whether a ray from outside hits the stone; then the point (`hitAt`) and the facet (`hitFacet`). */
  meets(stone: Stone, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): boolean {
    const cx = stone.middle[0] - ox
    const cy = stone.middle[1] - oy
    const cz = stone.middle[2] - oz
    const along = cx * dx + cy * dy + cz * dz
    if (cx * cx + cy * cy + cz * cz - along * along > stone.radius * stone.radius) return false
    const planes = stone.planes
    let enter = 1e-6
    let leave = 1e9
    let facet = -1
    for (let i = 0, k = 0; i < stone.facets; i++, k += 4) {
      const nx = at(planes, k)
      const ny = at(planes, k + 1)
      const nz = at(planes, k + 2)
      const slope = nx * dx + ny * dy + nz * dz
      const gap = at(planes, k + 3) - (nx * ox + ny * oy + nz * oz)
      if (slope < 0) {
        const t = gap / slope
        if (t > enter) {
          enter = t
          facet = i
        }
      } else if (slope > 0) {
        const t = gap / slope
        if (t < leave) leave = t
      } else if (gap < 0) return false
      if (enter > leave) return false
    }
    this.hitAt = enter
    this.hitFacet = facet
    return facet >= 0
  }

  /** The nearest stone on a ray, or -1. */
  nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, except = -1): number {
    let best = -1
    let bestAt = 1e9
    let bestFacet = -1
    for (let s = 0; s < this.stones.length; s++) {
      const stone = this.stones[s]
      if (s === except || !stone || !this.meets(stone, ox, oy, oz, dx, dy, dz)) continue
      if (this.hitAt < bestAt) {
        best = s
        bestAt = this.hitAt
        bestFacet = this.hitFacet
      }
    }
    this.hitAt = bestAt
    this.hitFacet = bestFacet
    return best
  }
}
