import { cross, dot, sub, times, turn, unit, type Vec } from "./vector"

/** A half-space: the points p with normal · p ≤ distance. A cut stone is the intersection of all of its facets. */
export interface Facet {
  normal: Vec
  distance: number
}

/** The facet through three points that keeps `inside` (the stone's centre by default). */
export function facetThrough(a: Vec, b: Vec, c: Vec, inside: Vec = [0, 0, 0]): Facet {
  const normal = unit(cross(sub(b, a), sub(c, a)))
  const distance = dot(normal, a)
  return dot(normal, inside) <= distance
    ? { normal, distance }
    : { normal: times(normal, -1), distance: -distance }
}

/** The intersection of three facets; undefined when two of them are parallel. */
export function meet(a: Facet, b: Facet, c: Facet): Vec | undefined {
  const bc = cross(b.normal, c.normal)
  const volume = dot(a.normal, bc)
  if (Math.abs(volume) < 1e-9) return undefined
  const ca = cross(c.normal, a.normal)
  const ab = cross(a.normal, b.normal)
  const of = (axis: 0 | 1 | 2): number =>
    (a.distance * bc[axis] + b.distance * ca[axis] + c.distance * ab[axis]) / volume
  return [of(0), of(1), of(2)]
}

/** All corners of the stone: intersections of three facets that no other facet cuts off. */
export function corners(facets: readonly Facet[]): Vec[] {
  const found: Vec[] = []
  facets.forEach((a, i) => {
    facets.slice(i + 1).forEach((b, j) => {
      for (const c of facets.slice(i + j + 2)) {
        const point = meet(a, b, c)
        if (point && facets.every((it) => dot(it.normal, point) <= it.distance + 1e-7)) found.push(point)
      }
    })
  })
  return found
}

export function turned(facets: readonly Facet[], axis: Vec, angle: number): Facet[] {
  return facets.map((it) => ({ normal: turn(it.normal, axis, angle), distance: it.distance }))
}

export function moved(facets: readonly Facet[], by: Vec): Facet[] {
  return facets.map((it) => ({ normal: it.normal, distance: it.distance + dot(it.normal, by) }))
}

export function scaled(facets: readonly Facet[], factor: number): Facet[] {
  return facets.map((it) => ({ normal: it.normal, distance: it.distance * factor }))
}

/** The rotation from `from` to `to`. */
export function aligning(from: Vec, to: Vec): { axis: Vec; angle: number } {
  const axis = cross(from, to)
  const sine = Math.sqrt(dot(axis, axis))
  if (sine < 1e-9) return { axis: [1, 0, 0], angle: dot(from, to) > 0 ? 0 : Math.PI }
  return { axis: times(axis, 1 / sine), angle: Math.atan2(sine, dot(from, to)) }
}
