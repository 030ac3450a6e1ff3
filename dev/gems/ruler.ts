import type { Ground } from "./scene"
import { degrees } from "./vector"

type Stroke = readonly (readonly [x: number, y: number])[]

const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke =>
  Array.from({ length: 13 }, (_, k) => {
    const a = degrees(from + ((to - from) * k) / 12)
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)] as const
  })

/** Digits in a box 0.6 wide and 1 high. */
const digits: readonly (readonly Stroke[])[] = [
  [arc(0.3, 0.5, 0.27, 0.48, 0, 360)],
  [[[0.14, 0.8], [0.34, 0.98], [0.34, 0.02]]], // oxfmt-ignore
  [[...arc(0.3, 0.71, 0.26, 0.27, 165, -25), [0.04, 0.03], [0.58, 0.03]]],
  [arc(0.28, 0.74, 0.24, 0.24, 150, -90), arc(0.28, 0.26, 0.28, 0.25, 90, -150)],
  [[[0.42, 0.02], [0.42, 0.98], [0.02, 0.3], [0.58, 0.3]]], // oxfmt-ignore
]

function distanceTo(strokes: readonly Stroke[], x: number, y: number): number {
  let nearest = 9
  for (const stroke of strokes) {
    for (let k = 1; k < stroke.length; k++) {
      const [ax, ay] = stroke[k - 1] ?? [0, 0]
      const [bx, by] = stroke[k] ?? [0, 0]
      const length = (bx - ax) ** 2 + (by - ay) ** 2
      const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
      nearest = Math.min(nearest, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
    }
  }
  return nearest
}

export interface Ruler {
  /** Scene units per millimetre. */
  millimetre: number
  /** Start of the ruled edge, and its direction (radians). */
  x: number
  y: number
  turn: number
  /** Length in whole centimetres. */
  length: number
}

const ivory = [0.84, 0.79, 0.68] as const
const ink = [0.12, 0.095, 0.07] as const
const wide = 11

/** Amount of ink at a point of the ruler; coordinates in millimetres from the start of the ruled edge. */
function inkAt(along: number, off: number, length: number): boolean {
  const nearest = Math.round(along)
  if (nearest >= 0 && nearest <= length * 10 && Math.abs(along - nearest) < 0.075) {
    const reach = nearest % 10 === 0 ? 4.4 : nearest % 5 === 0 ? 3.4 : 2.3
    if (off < reach) return true
  }
  const number = Math.round(along / 10)
  const strokes = digits[number]
  if (!strokes || number > length) return false
  const size = 2.7
  const x = (along - number * 10) / size + 0.3
  const y = 1 - (off - 5.3) / size
  return x > -0.2 && x < 0.8 && y > -0.2 && y < 1.2 && distanceTo(strokes, x, y) < 0.055
}

/** Draws an ivory millimetre ruler on the ground. */
export function withRuler(ground: Ground, ruler: Ruler): Ground {
  const c = Math.cos(ruler.turn)
  const s = Math.sin(ruler.turn)
  const margin = 3.5
  const total = ruler.length * 10 + margin
  return (x, y, out) => {
    ground(x, y, out)
    const along = ((x - ruler.x) * c + (y - ruler.y) * s) / ruler.millimetre
    const off = ((x - ruler.x) * s - (y - ruler.y) * c) / ruler.millimetre
    const outside = Math.max(-margin - along, along - total, -off, off - wide)
    if (outside > 0) {
      // The ruler is a millimetre thick: a thin soft shadow around it.
      const shade = 1 - 0.3 * Math.exp(-outside / 0.35) - 0.1 * Math.exp(-outside / 1.6)
      for (let k = 0; k < 3; k++) out[k] = (out[k] ?? 0) * shade
      return
    }
    const bevel = outside > -0.16 ? 1.1 : 1
    const color = inkAt(along, off, ruler.length) ? ink : ivory
    for (let k = 0; k < 3; k++) out[k] = (color[k] ?? 0) * bevel
  }
}
