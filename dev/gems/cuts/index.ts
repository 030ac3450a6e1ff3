import type { Facet } from "../polyhedron"
import { brilliant, crownOf, girdleOf, type Brilliant } from "./brilliant"
import { drop, ellipse, navette, pillow, trillion, type Outline } from "./outline"
import { princess } from "./princess"
import { cutCorners, stepCut, steps, walls, type Sides } from "./step"

const classic = {
  mains: 8,
  table: 0.56,
  crown: 0.3,
  pavilion: 0.86,
  girdle: 0.07,
  star: 0.5,
  lowerHalf: 0.77,
}

const on = (outline: Outline, changes: Partial<Brilliant> = {}): Facet[] =>
  brilliant({ ...classic, outline, ...changes })

/** A brilliant crown over rows of steps: usual for sapphires and many garnets. */
function mixed(outline: Outline, sides: number, depth: number, changes: Partial<Brilliant> = {}): Facet[] {
  const cut: Brilliant = { ...classic, outline, ...changes }
  const around: Sides = girdleOf(outline, sides).map((it) => [
    (Math.atan2(it.normal[1], it.normal[0]) * 180) / Math.PI,
    it.distance,
  ])
  const base = -cut.girdle / 2
  const narrow = Math.min(...around.map(([, distance]) => distance))
  const rows = [
    [0, base],
    [0.3 * narrow, base - depth * 0.42],
    [0.62 * narrow, base - depth * 0.76],
    [narrow, base - depth],
  ] as const
  return [...crownOf(cut), ...girdleOf(outline), ...steps(around, rows)]
}

const stepProfile = (half: number, depth = 0.92) => ({
  crown: [
    [0, 0.035],
    [0.1, 0.15],
    [0.22, 0.245],
    [0.35, 0.31],
  ] as const,
  pavilion: [
    [0, -0.035],
    [0.26 * half, -0.035 - depth * half * 0.38],
    [0.58 * half, -0.035 - depth * half * 0.73],
    [half, -0.035 - depth * half],
  ] as const,
})

const step = (width: number, height: number, corner: number, depth?: number): Facet[] =>
  stepCut({ sides: cutCorners(width, height, corner), ...stepProfile(Math.min(width, height), depth) })

/** Straight sides with cut corners, but brilliant faceting: a radiant. */
function radiant(width: number, height: number): Facet[] {
  const outline = pillow(width, height, 3.4)
  return [
    ...on(outline, { table: 0.6, crown: 0.27, pavilion: 0.88 * Math.min(width, height), lowerHalf: 0.66 }),
    ...walls(cutCorners(width, height, 0.5)),
  ]
}

/** A natural hexagonal crystal: six long faces and a six-sided point. */
function crystal(): Facet[] {
  const faces = [0, 60, 120, 180, 240, 300].flatMap((azimuth, k) => {
    const a = (azimuth * Math.PI) / 180
    const width = [0.42, 0.38, 0.45, 0.4, 0.44, 0.37][k] ?? 0.4
    const slope = [52, 49, 56, 51, 54, 50][k] ?? 52
    const s = Math.sin((slope * Math.PI) / 180)
    const c = Math.cos((slope * Math.PI) / 180)
    return [
      { normal: [Math.cos(a), Math.sin(a), 0] as const, distance: width },
      { normal: [s * Math.cos(a), s * Math.sin(a), c] as const, distance: 0.62 + width * 0.2 },
    ]
  })
  const foot = { normal: [0.08, 0.05, -0.995] as const, distance: 0.95 }
  const chip = { normal: [0.6, -0.3, -0.74] as const, distance: 0.86 }
  return [...faces, foot, chip]
}

/** Every faceted cut; half-width 1, table up (+z), girdle at height 0. */
export const cuts = {
  round: () => on(ellipse(1, 1)),
  portuguese: () =>
    on(ellipse(1, 1), { mains: 12, table: 0.5, crown: 0.34, pavilion: 0.92, lowerHalf: 0.55, star: 0.42 }),
  oval: () => on(ellipse(1, 0.77), { pavilion: 0.72, crown: 0.27 }),
  "oval-mixed": () => mixed(ellipse(1, 0.8), 16, 0.76, { crown: 0.26, table: 0.55 }),
  cushion: () => on(pillow(1, 0.94), { pavilion: 0.88, lowerHalf: 0.66, table: 0.55, crown: 0.31 }),
  "cushion-long": () => on(pillow(1, 0.8), { pavilion: 0.76, lowerHalf: 0.7, table: 0.56, crown: 0.27 }),
  "cushion-mixed": () => mixed(pillow(1, 0.9), 16, 0.84, { crown: 0.29, table: 0.52 }),
  pear: () => on(drop(0.86), { pavilion: 0.6, crown: 0.23, lowerHalf: 0.7 }),
  marquise: () => on(navette(0.52), { pavilion: 0.5, crown: 0.19, lowerHalf: 0.68, table: 0.58 }),
  trillion: () => on(trillion(0.17), { mains: 6, pavilion: 0.62, crown: 0.22, table: 0.56, lowerHalf: 0.6 }),
  emerald: () => step(1, 0.72, 0.3),
  "emerald-slim": () => step(1, 0.6, 0.24, 1),
  asscher: () => step(0.96, 0.96, 0.52, 0.86),
  baguette: () => step(1, 0.45, 0.04, 1.05),
  princess,
  radiant: () => radiant(1, 0.82),
  "radiant-square": () => radiant(0.95, 0.95),
  crystal,
} satisfies Record<string, () => Facet[]>

export type Cut = keyof typeof cuts
