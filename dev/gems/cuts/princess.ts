import { facetThrough, turned, type Facet } from "../polyhedron"
import type { Vec } from "../vector"

/** A square brilliant: chevrons that fan out of each corner down to the culet. */
export function princess(): Facet[] {
  const half = 0.88
  const girdle = 0.03
  const corner: Vec = [half, half, -girdle]
  const profile: Vec[] = [
    [half, 0, -girdle],
    [half * 0.8, 0, -0.36],
    [half * 0.47, 0, -0.68],
    [half * 0.2, 0, -0.86],
    [0, 0, -0.97],
  ]
  const mirror = ([x, y, z]: Vec): Vec => [x, -y, z]
  const fan = profile.slice(1).flatMap((low, k) => {
    const high = profile[k] ?? low
    return [facetThrough(corner, high, low), facetThrough(mirror(corner), high, low)]
  })
  const tip: Vec = [half, half, girdle]
  const top = 0.24
  const table = 0.6
  const crown = [
    facetThrough([half, 0, girdle], [half, 1, girdle], [half * 0.84, 0, 0.16]),
    facetThrough(tip, [half * 0.84, 0, 0.15], [table * half, table * half, top]),
    facetThrough(mirror(tip), [half * 0.84, 0, 0.15], [table * half, -table * half, top]),
  ]
  const wall: Facet = { normal: [1, 0, 0], distance: half }
  const quarters = [0, 1, 2, 3].flatMap((k) => turned([...fan, ...crown, wall], [0, 0, 1], (k * Math.PI) / 2))
  return [...quarters, { normal: [0, 0, 1], distance: top }]
}
