import { nightStudio } from "./light"
import { pose, type Pose } from "./pose"
import type { Recipe } from "./recipe"
import type { Ground, Scene } from "./scene"
import { type Vec } from "./vector"

/** A dark polished table, brightest at the stones; linear rgb. */
export const table =
  (dark: Vec, glow: Vec, x0: number, y0: number): Ground =>
  (x, y, out) => {
    const near = Math.exp(-(((x - x0) / 5) ** 2 + ((y - y0) / 4.2) ** 2))
    for (let c = 0; c < 3; c++) out[c] = (dark[c] ?? 0) + (glow[c] ?? 0) * near
  }

export type Placed = readonly [recipe: Recipe, pose: Pose]

export const rest = (turn: number, scale: number, x: number, y: number): Pose => ({
  resting: true,
  turn,
  scale,
  at: [x, y],
})

/** The wide picture at the top of a home page: stones to the right, space for text on the left. */
export function hero(ground: Ground, placed: readonly Placed[]): Scene {
  return {
    studio: nightStudio,
    camera: { azimuth: -90, elevation: 24, distance: 28, target: [0.3, 0.6, 0.85], field: 15.5 },
    stones: placed.map(([recipe, how]) => pose(recipe, how).stone),
    ground,
    groundThrough: 1,
    polish: 0.16,
    exposure: 1.05,
    shadow: { reach: 5, centre: [2.6, 0.4], strength: 0.75, brightest: 1.6 },
  }
}
