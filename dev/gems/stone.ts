import type { Cabochon } from "./cabochon"
import type { Facet } from "./polyhedron"
import { corners } from "./polyhedron"
import { dot, sub, type Vec } from "./vector"

/** Optical properties of a stone's material. */
export interface Material {
  /** Refractive index in the middle of the spectrum. */
  index: number
  /** Index from red to blue; 0 traces one path for all colours. */
  dispersion: number
  /** The part of white light that remains after one half-width of stone, linear red, green, blue. */
  clear: Vec
  /** The colour at the other end of a two-coloured stone. */
  clearFar?: Vec
}

/** A faceted stone placed in the scene, packed for the tracer. */
export interface Stone {
  /** normal x, y, z and distance: four numbers per facet. */
  planes: Float64Array
  facets: number
  /** The facets before the girdle's; a ray that leaves within `safe` of the axis hits none of the others. */
  core: number
  safe: number
  up: Vec
  centre: Vec
  material: Material
  /** Absorption per unit of length, for both ends. */
  absorb: Vec
  absorbFar: Vec
  /** The direction in which a two-coloured stone changes, and the centre of the change. */
  axis: Vec
  scale: number
  /** Set for a polished stone: the facets are then used for its shadow only. */
  cabochon?: Cabochon
  middle: Vec
  radius: number
}

const absorption = (clear: Vec, scale: number): Vec => [
  -Math.log(clear[0]) / scale,
  -Math.log(clear[1]) / scale,
  -Math.log(clear[2]) / scale,
]

/** Placement of a cut stone in the scene. */
export interface Placing {
  /** Half-width in the scene's units, so that colour doesn't depend on size. */
  scale: number
  /** Directions of its length and its table's normal, and the centre of its girdle. */
  along: Vec
  up: Vec
  centre: Vec
}

export function packStone(facets: readonly Facet[], material: Material, placing: Placing): Stone {
  const { scale, along: axis, up, centre } = placing
  const isWall = (it: Facet): boolean => Math.abs(dot(it.normal, up)) < 1e-6
  const walls = facets.filter(isWall)
  const core = facets.filter((it) => !isWall(it))
  const ordered = [...core, ...walls]
  const points = corners(facets)
  const middle: Vec = [0, 1, 2].map((k) => {
    const values = points.map((it) => it[k] ?? 0)
    return (Math.min(...values) + Math.max(...values)) / 2
  }) as [number, number, number]
  const radius = Math.max(...points.map((it) => Math.hypot(...sub(it, middle))))
  return {
    planes: Float64Array.from(ordered.flatMap((it) => [...it.normal, it.distance])),
    facets: facets.length,
    core: core.length,
    safe: Math.min(...walls.map((it) => it.distance - dot(it.normal, centre))) - 1e-6,
    up,
    centre,
    material,
    absorb: absorption(material.clear, scale),
    absorbFar: absorption(material.clearFar ?? material.clear, scale),
    axis: [axis[0] / scale, axis[1] / scale, axis[2] / scale],
    scale,
    middle,
    radius,
  }
}
