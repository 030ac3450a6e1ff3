import { hash } from "./noise"
import { at as read } from "./vector"

const at = read // bound once: imported names are looked up at each use

/** Paints the colour at a point of the picture: u to the right, v up, -1 to 1 over the picture's height. */
export interface Paint {
  paint(u: number, v: number, out: Float64Array, channel: number): void
  /** Whether each colour is traced separately, so that the fine samples are distributed among the colours. */
  readonly split: boolean
}

interface Samples {
  coarse: readonly number[]
  /** Sample points, no two in one row or column, used where the coarse samples differ. */
  fine: readonly number[]
}
const many: Samples = {
  coarse: [0.375, 0.125, 0.875, 0.375, 0.125, 0.625, 0.625, 0.875],
  fine: Array.from({ length: 6 }, (_, k) => [(k + 0.5) / 6, (((k * 2 + 1) % 7) + 0.5) / 6]).flat(),
}
/** For large pictures, which are usually shown smaller. */
const few: Samples = { coarse: [0.25, 0.75, 0.75, 0.25], fine: [1, 1, 3, 5, 5, 3].map((it) => it / 6) }
const largePixels = 3_000_000
const enough = 0.025

function encode(linear: number, grain: number): number {
  const it = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  const level = Math.round(255 * it + grain)
  return level < 0 ? 0 : level > 255 ? 255 : level
}

/** Paints every pixel: four samples each, ten where they differ; two and five in large pictures. Returns 8-bit sRGB, three bytes a pixel.
 * `grain` is a film grain in levels, which keeps long dark gradients from showing steps. */
export function raster(width: number, height: number, painter: Paint, grain = 0): Buffer {
  const pixels = Buffer.alloc(width * height * 3)
  const color = new Float64Array(3)
  const sum = new Float64Array(3)
  const counts = new Float64Array(3)
  const { coarse, fine } = width * height > largePixels ? few : many
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let low = 9
      let high = -9
      sum.fill(0)
      counts.fill(coarse.length / 2)
      for (let k = 0; k < coarse.length; k += 2) {
        const u = ((column + (coarse[k] ?? 0)) * 2 - width) / height
        painter.paint(u, 1 - ((row + (coarse[k + 1] ?? 0)) * 2) / height, color, -1)
        const light = Math.sqrt(at(color, 0) * 0.35 + at(color, 1) * 0.5 + at(color, 2) * 0.15)
        low = Math.min(low, light)
        high = Math.max(high, light)
        for (let c = 0; c < 3; c++) sum[c] = at(sum, c) + at(color, c)
      }
      for (let k = 0; high - low > enough && k < fine.length; k += 2) {
        const only = painter.split ? (k / 2) % 3 : -1
        const u = ((column + (fine[k] ?? 0)) * 2 - width) / height
        painter.paint(u, 1 - ((row + (fine[k + 1] ?? 0)) * 2) / height, color, only)
        for (let c = 0; c < 3; c++) {
          if (only >= 0 && only !== c) continue
          sum[c] = at(sum, c) + at(color, c)
          counts[c] = at(counts, c) + 1
        }
      }
      for (let c = 0; c < 3; c++)
        pixels[(row * width + column) * 3 + c] = encode(
          at(sum, c) / at(counts, c),
          grain * (hash(column, row, c) - 0.5)
        )
    }
  }
  return pixels
}
