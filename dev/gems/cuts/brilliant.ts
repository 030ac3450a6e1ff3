import { facetThrough, meet, type Facet } from "../polyhedron"
import type { Vec } from "../vector"
import { tangent, type Outline } from "./outline"

export interface Brilliant {
  outline: Outline
  /** Main facets around the stone: 8 in the classic brilliant. */
  mains: number
  /** Width of the table relative to the stone's. */
  table: number
  /** Heights in half-widths of the stone. */
  crown: number
  pavilion: number
  girdle: number
  /** Extent of the stars, from the table (0) to the girdle (1). */
  star: number
  /** Extent of the lower girdle facets, from the girdle (0) to the culet (1). */
  lowerHalf: number
  /** Rotation of the mains against the outline, in main-facet steps. */
  offset?: number
}

const girdleSides = 56

/** The vertical facets of the girdle. */
export function girdleOf(outline: Outline, sides = girdleSides): Facet[] {
  return Array.from({ length: sides }, (_, k) => {
    const angle = ((k + 0.5) * 2 * Math.PI) / sides
    const [x, y] = outline(angle)
    const [tx, ty] = tangent(outline, angle)
    return { normal: [ty, -tx, 0] as const, distance: ty * x - tx * y }
  })
}

/**
 * One half of a brilliant: mains through the girdle, and between each two of them a pair of girdle facets
 * that reach up to the mains' common edge at `splitAt` (0 girdle, 1 top).
 */
function half(cut: Brilliant, base: number, height: number, inner: number, splitAt: number): Facet[] {
  const step = (2 * Math.PI) / cut.mains
  const start = (cut.offset ?? 0) * step
  const rim = (angle: number): Vec => {
    const [x, y] = cut.outline(angle)
    return [x, y, base]
  }
  const mains = Array.from({ length: cut.mains }, (_, k) => {
    const angle = start + k * step
    const [x, y] = cut.outline(angle)
    const [tx, ty] = tangent(cut.outline, angle)
    const top: Vec = [x * inner, y * inner, base + height]
    return { angle, top, facet: facetThrough([x, y, base], [x + tx, y + ty, base], top) }
  })
  const level: Facet = { normal: [0, 0, 1], distance: base + height * splitAt }
  return mains.flatMap((main, k) => {
    const next = mains[(k + 1) % mains.length] ?? main
    const split = meet(main.facet, next.facet, level)
    if (!split) return [main.facet]
    const middle = rim(main.angle + step / 2)
    const pair = [
      facetThrough(split, rim(main.angle), middle),
      facetThrough(split, rim(main.angle + step), middle),
    ]
    const star = inner > 0.05 ? [facetThrough(main.top, next.top, split)] : []
    return [main.facet, ...pair, ...star]
  })
}

export function crownOf(cut: Brilliant): Facet[] {
  const base = cut.girdle / 2
  return [
    { normal: [0, 0, 1], distance: base + cut.crown },
    ...half(cut, base, cut.crown, cut.table, 1 - cut.star),
  ]
}

export function pavilionOf(cut: Brilliant): Facet[] {
  return half(cut, -cut.girdle / 2, -cut.pavilion, 0.01, cut.lowerHalf)
}

/** A brilliant on any convex outline; half-width 1, table up, girdle at height 0. */
export function brilliant(cut: Brilliant): Facet[] {
  return [...crownOf(cut), ...girdleOf(cut.outline), ...pavilionOf(cut)]
}
