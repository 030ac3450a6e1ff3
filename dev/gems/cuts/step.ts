import { facetThrough, type Facet } from "../polyhedron"
import type { Vec } from "../vector"

/** A straight-sided outline: each side's outward direction in degrees, and its distance from the centre. */
export type Sides = readonly (readonly [azimuth: number, distance: number])[]

/** A rectangle with cut corners. `corner` is the part of the short half-side that each cut takes. */
export function cutCorners(width: number, height: number, corner: number): Sides {
  const diagonal = (width + height - corner) / Math.SQRT2
  return [0, 1, 2, 3].flatMap((k) => [
    [k * 90, k % 2 === 0 ? width : height] as const,
    [k * 90 + 45, diagonal] as const,
  ])
}

/** One point of a profile: its distance inside the outline, and its height. */
export type Profile = readonly (readonly [inset: number, height: number])[]

/** Facets in rows that follow the outline, one row between each two points of the profile. */
export function steps(sides: Sides, profile: Profile): Facet[] {
  return sides.flatMap(([azimuth, distance]) => {
    const a = (azimuth * Math.PI) / 180
    const point = (inset: number, height: number, along: number): Vec => [
      Math.cos(a) * (distance - inset) - Math.sin(a) * along,
      Math.sin(a) * (distance - inset) + Math.cos(a) * along,
      height,
    ]
    return profile.slice(1).map(([inset, height], k) => {
      const [lowInset, lowHeight] = profile[k] ?? [0, 0]
      return facetThrough(
        point(lowInset, lowHeight, 0),
        point(lowInset, lowHeight, 1),
        point(inset, height, 0)
      )
    })
  })
}

export function walls(sides: Sides): Facet[] {
  return sides.map(([azimuth, distance]) => {
    const a = (azimuth * Math.PI) / 180
    return { normal: [Math.cos(a), Math.sin(a), 0] as const, distance }
  })
}

export interface StepCut {
  sides: Sides
  crown: Profile
  pavilion: Profile
}

/** An emerald cut or a similar cut: rows of long facets, half-width 1, table up, girdle at height 0. */
export function stepCut(cut: StepCut): Facet[] {
  const top = cut.crown.at(-1)?.[1] ?? 0.3
  return [
    { normal: [0, 0, 1], distance: top },
    ...steps(cut.sides, cut.crown),
    ...walls(cut.sides),
    ...steps(cut.sides, cut.pavilion),
  ]
}
