import { dayStudio } from "./light"
import { pose, type Posed } from "./pose"
import type { Recipe, View } from "./recipe"
import { withRuler } from "./ruler"
import type { Camera, Ground, Scene } from "./scene"
import { cross, degrees, direction, dot, outOf, type Vec } from "./vector"

/** Near-white and warm, #faf9f7. */
const sheet: Ground = (_x, _y, out) => {
  out[0] = 0.956
  out[1] = 0.947
  out[2] = 0.93
}

const field = 14
/** Product pictures are 4:5. */
const aspect = 0.8

/** Frames the stone: centred, filling `part` of the picture's width (less when it is tall). */
function framing(posed: Posed, elevation: number, part: number): Camera {
  const azimuth = -90
  const towards = direction(azimuth, elevation)
  const right: Vec = [1, 0, 0]
  const up = cross(towards, right)
  const span = (axis: Vec): readonly [number, number] => {
    const values = posed.points.map((it) => dot(it, axis))
    return [Math.min(...values), Math.max(...values)]
  }
  const [left, far] = span(right)
  const [low, high] = span(up)
  const height = Math.max((far - left) / part / aspect, (high - low) / 0.6)
  const [near, back] = span(towards)
  const middle: Vec = [(left + far) / 2, (low + high) / 2 - height * 0.02, (near + back) / 2]
  const target = outOf([right, up, towards], middle)
  return { azimuth, elevation, target, field, distance: height / 2 / Math.tan(degrees(field / 2)) }
}

const common = { studio: dayStudio, groundThrough: 0.62, polish: 0, exposure: 0.92 }

function studioShot(recipe: Recipe, posed: Posed, camera: Camera): Scene {
  const middle = posed.stone.middle
  return {
    ...common,
    groundThrough: "cut" in recipe && recipe.cut === "crystal" ? 0.7 : common.groundThrough,
    camera,
    stones: [posed.stone],
    ground: sheet,
    // Ends inside of the picture, whose edges then have the page's colour.
    shadow: { reach: 1.9, centre: [middle[0], middle[1]], strength: 0.85, brightest: 1 },
  }
}

/** Beside an ivory ruler to the scale of the stone's millimetres. */
function scaleShot(recipe: Recipe): Scene {
  const posed = pose(recipe, { resting: false, turn: recipe.turn > 60 ? 90 : 0 })
  const millimetre = 2 / recipe.millimetres
  const elevation = 56
  const lowest = Math.min(...posed.points.map((it) => it[1]))
  const leftmost = Math.min(...posed.points.map((it) => it[0]))
  const length = recipe.millimetres > 22 ? 4 : recipe.millimetres > 13 ? 3 : 2
  const ground = withRuler(sheet, {
    millimetre,
    x: leftmost,
    y: lowest - 3.4 * millimetre,
    turn: 0,
    length,
  })
  const highest = Math.max(...posed.points.map((it) => it[1]))
  const seen = ((length * 10 + 15) / aspect) * millimetre
  const target: Vec = [
    leftmost + (length * 5 + 0.2) * millimetre,
    (highest + lowest - 14.4 * millimetre) / 2,
    0.2,
  ]
  const camera = { azimuth: -97, elevation, target, field, distance: seen / 2 / Math.tan(degrees(field / 2)) }
  return {
    ...common,
    camera,
    stones: [posed.stone],
    ground,
    shadow: { reach: 4, centre: [0, 0], strength: 0.85, brightest: 1 },
  }
}

export function shot(recipe: Recipe, view: View): Scene {
  if (view === "scale") return scaleShot(recipe)
  if (view === "face") {
    const posed = pose(recipe, { resting: false, turn: recipe.turn })
    return studioShot(recipe, posed, framing(posed, "texture" in recipe ? 68 : 83, 0.6))
  }
  const posed = pose(recipe, {
    resting: true,
    turn: "texture" in recipe ? recipe.turn + 24 : -90 + (recipe.turn % 2 ? 24 : -26),
  })
  return studioShot(recipe, posed, framing(posed, 25, 0.58))
}
