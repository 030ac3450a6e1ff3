import { nightStudio } from "./light"
import { pose, type Pose } from "./pose"
import { faceted, polished, type Recipe } from "./recipe"
import type { Ground, Scene } from "./scene"
import { type Vec } from "./vector"

/** A dark polished table with a pool of light at the stones; linear rgb. */
const table =
  (dark: Vec, glow: Vec, x0: number, y0: number): Ground =>
  (x, y, out) => {
    const near = Math.exp(-(((x - x0) / 5) ** 2 + ((y - y0) / 4.2) ** 2))
    for (let c = 0; c < 3; c++) out[c] = (dark[c] ?? 0) + (glow[c] ?? 0) * near
  }

type Placed = readonly [recipe: Recipe, pose: Pose]

const rest = (turn: number, scale: number, x: number, y: number): Pose => ({
  resting: true,
  turn,
  scale,
  at: [x, y],
})

function hero(ground: Ground, placed: readonly Placed[]): Scene {
  return {
    studio: nightStudio,
    camera: { azimuth: -90, elevation: 24, distance: 28, target: [0.3, 0.6, 0.85], field: 15.5 },
    stones: placed.map(([recipe, how]) => pose(recipe, how).stone),
    ground,
    groundThrough: 1,
    polish: 0.16,
    exposure: 1.05,
    shadow: { reach: 5, centre: [2.6, 0.4], strength: 0.75 },
  }
}

/** The wide pictures at the top of each shop's home page: stones to the right, room for words on the left. */
export const heroes: Record<string, () => Scene> = {
  "hero-default": () =>
    hero(table([0.0075, 0.0055, 0.005], [0.06, 0.042, 0.03], 2.6, 1), [
      [faceted("cushion", "ruby", 9, 0), rest(-104, 1.25, 2.3, -0.1)],
      [faceted("emerald", "emerald", 9, 0), rest(-62, 1.02, 4.5, 1.3)],
      [faceted("round", "diamond-white", 6, 0), rest(-112, 0.62, 3.95, -1.6)],
      [faceted("pear", "citrine", 9, 0), rest(-120, 0.78, 0.75, 1.9)],
      [faceted("oval", "amethyst", 9, 0), rest(-96, 0.6, 0.75, -1.55)],
    ]),
  "hero-sapphire": () =>
    hero(table([0.003, 0.0055, 0.012], [0.022, 0.036, 0.075], 2.6, 1), [
      [faceted("oval", "sapphire-cornflower", 9, 0), rest(-98, 1.35, 2.5, 0)],
      [faceted("emerald-slim", "aquamarine", 9, 0), rest(-60, 0.95, 4.75, 1.5)],
      [faceted("round", "diamond-white", 6, 0), rest(-112, 0.52, 4.1, -1.6)],
      [faceted("trillion", "tanzanite", 9, 0), rest(-110, 0.72, 0.75, 1.8)],
      [polished("star-sapphire", 0.86, 0.7, 9, 0), { resting: false, turn: 30, scale: 0.5, at: [0.9, -1.6] }],
    ]),
}
