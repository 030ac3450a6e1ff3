import { shellOf, type Cabochon } from "./cabochon"
import { cuts } from "./cuts/index"
import { materials } from "./materials"
import { aligning, corners, moved, scaled, turned, type Facet } from "./polyhedron"
import type { Recipe } from "./recipe"
import { packStone, type Material, type Stone } from "./stone"
import { degrees, turn, type Vec } from "./vector"

export interface Posed {
  stone: Stone
  points: Vec[]
}

/** Pose of a stone: table up on its culet, or resting on a pavilion facet with its table to the camera. */
export interface Pose {
  resting: boolean
  /** Rotation about the vertical, degrees; for a resting stone the table's azimuth. */
  turn: number
  scale?: number
  at?: readonly [x: number, y: number]
}

const opaque: Material = { index: 1.5, dispersion: 0, clear: [0.002, 0.002, 0.002] }
const z: Vec = [0, 0, 1]

/** The pavilion facet that a stone would rest on: a broad one on its long side. */
function restingFacet(facets: readonly Facet[]): Facet | undefined {
  const score = (it: Facet): number => {
    const slope = Math.acos(-it.normal[2])
    const azimuth = Math.atan2(it.normal[1], it.normal[0])
    return Math.abs(azimuth + Math.PI / 2) + 0.8 * Math.abs(slope - degrees(42))
  }
  return facets.filter((it) => it.normal[2] < -0.3).sort((a, b) => score(a) - score(b))[0]
}

function cabochonOf(recipe: Recipe): Cabochon | undefined {
  if (!("texture" in recipe)) return undefined
  return { texture: recipe.texture, width: recipe.width, height: recipe.height, depth: recipe.height * 0.3 }
}

export function pose(recipe: Recipe, how: Pose): Posed {
  const cabochon = cabochonOf(recipe)
  let facets = "cut" in recipe ? cuts[recipe.cut]() : cabochon ? shellOf(cabochon) : []
  let up: Vec = z
  let along: Vec = [1, 0, 0]
  const turnAll = (axis: Vec, angle: number): void => {
    facets = turned(facets, axis, angle)
    up = turn(up, axis, angle)
    along = turn(along, axis, angle)
  }
  const isCrystal = "cut" in recipe && recipe.cut === "crystal"
  const rest = how.resting && !cabochon ? restingFacet(facets) : undefined
  if (isCrystal) {
    // A crystal lies on one of its long faces.
    turnAll([0, 1, 0], Math.PI / 2)
    turnAll(z, degrees(how.resting ? 35 : how.turn))
  } else if (rest) {
    const { axis, angle } = aligning(rest.normal, [0, 0, -1])
    turnAll(axis, angle)
    turnAll(z, degrees(how.turn) - Math.atan2(up[1], up[0]))
  } else turnAll(z, degrees(how.turn))
  const scale = how.scale ?? 1
  facets = scaled(facets, scale)
  const lift: Vec = [
    how.at?.[0] ?? 0,
    how.at?.[1] ?? 0,
    -Math.min(...corners(facets).map((it) => it[2])) + 1e-4,
  ]
  facets = moved(facets, lift)
  const material = "material" in recipe ? materials[recipe.material] : opaque
  const stone = packStone(facets, material, { scale, along, up, centre: lift })
  return { stone: cabochon ? { ...stone, cabochon } : stone, points: corners(facets) }
}
