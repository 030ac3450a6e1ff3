import { dome, type Sky } from "./light"
import type { Stone } from "./stone"
import { Tracer } from "./trace"
import { at as read, clamp as limit, cross, smoothstep, unit, type Vec } from "./vector"
import type { World } from "./world"

const at = read // bound once: imported names are looked up at each use
const clamp = limit

const side = 224
const lights = 220
const photonsAcross = 26

type Land = (x: number, y: number, r: number, g: number, b: number) => void

/** Collects the light that leaves a stone downwards: light paths are the same in both directions. */
const catcher = (land: Land): World => ({
  arrive(ox, oy, oz, dx, dy, dz, r, g, b) {
    if (dz < -1e-6) land(ox - (dx * oz) / dz, oy - (dy * oz) / dz, r, g, b)
  },
})

/** Brightness of the ground around the stones, 1 where nothing blocks the light; rgb, blurred. */
export class Shadow {
  private grid = new Float32Array(side * side * 3)

  constructor(
    stones: readonly Stone[],
    sky: Sky,
    private readonly reach: number,
    private readonly centre: readonly [number, number]
  ) {
    const directions = dome(lights)
    const weights = directions.map((d) => sky.light(...d))
    const open = directions.reduce((sum, d, k) => sum + (weights[k] ?? 0) * d[2], 0)
    this.block(stones, sky, directions, weights, open)
    this.caustics(stones, sky, directions, weights, open)
    this.soften(2.1)
  }

  private block(stones: readonly Stone[], sky: Sky, ds: Vec[], weights: number[], open: number): void {
    const probe = new Tracer(
      stones,
      catcher(() => undefined)
    )
    const coarse = 4
    for (let row = 0; row < side; row += coarse) {
      for (let column = 0; column < side; column += coarse) {
        const [x, y] = this.place(column + 0.5, row + 0.5)
        let lit = 0
        ds.forEach((d, k) => {
          const blocked = stones.some((stone) => probe.meets(stone, x, y, 0, d[0], d[1], d[2]))
          if (!blocked) lit += (weights[k] ?? 0) * d[2]
        })
        for (let i = 0; i < coarse * coarse * 3; i++) {
          const cell = (row + ((i / (3 * coarse)) | 0)) * side + column + (((i / 3) | 0) % coarse)
          this.grid[cell * 3 + (i % 3)] = lit / open
        }
      }
    }
  }

  /** Traces light through the stones forwards: the coloured glow in their shadow. */
  private caustics(stones: readonly Stone[], sky: Sky, ds: Vec[], weights: number[], open: number): void {
    const cell = (2 * this.reach) / side
    for (const stone of stones) {
      let power = 0
      const photon = new Tracer(
        [stone],
        catcher((x, y, r, g, b) => {
          this.add(x, y, r * power, g * power, b * power)
        })
      )
      const spacing = (2 * stone.radius) / photonsAcross
      ds.forEach((d, k) => {
        const across = unit(cross(d, Math.abs(d[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
        const up = cross(d, across)
        power = ((weights[k] ?? 0) * spacing * spacing) / (cell * cell) / open
        const from = (n: 0 | 1 | 2, a: number, b: number): number =>
          stone.middle[n] + d[n] * 3 * stone.radius + across[n] * a + up[n] * b
        for (let i = 0; i < photonsAcross * photonsAcross; i++) {
          const a = ((i % photonsAcross) + ((i * 0.618 + k * 0.37) % 1)) * spacing - stone.radius
          const b = (((i / photonsAcross) | 0) + ((i * 0.755 + k * 0.21) % 1)) * spacing - stone.radius
          const [x, y, z] = [from(0, a, b), from(1, a, b), from(2, a, b)]
          if (!photon.meets(stone, x, y, z, -d[0], -d[1], -d[2])) continue
          photon.enter(0, x, y, z, -d[0], -d[1], -d[2], 1, 1, 1, 0, 0)
        }
      })
    }
  }

  private add(x: number, y: number, r: number, g: number, b: number): void {
    const column = Math.floor(((x - this.centre[0]) / this.reach + 1) * 0.5 * side)
    const row = Math.floor(((y - this.centre[1]) / this.reach + 1) * 0.5 * side)
    if (column < 0 || row < 0 || column >= side || row >= side) return
    const k = (row * side + column) * 3
    this.grid[k] = at(this.grid, k) + r
    this.grid[k + 1] = at(this.grid, k + 1) + g
    this.grid[k + 2] = at(this.grid, k + 2) + b
  }

  private soften(sigma: number): void {
    const radius = Math.ceil(sigma * 3)
    const kernel = Array.from({ length: 2 * radius + 1 }, (_, k) =>
      Math.exp(-((k - radius) ** 2) / (2 * sigma ** 2))
    )
    const total = kernel.reduce((a, b) => a + b, 0)
    for (const stride of [1, side]) {
      const next = new Float32Array(this.grid.length)
      for (let cell = 0; cell < side * side; cell++) {
        const along = stride === 1 ? cell % side : (cell / side) | 0
        for (let c = 0; c < 3; c++) {
          let sum = 0
          for (let k = -radius; k <= radius; k++) {
            const other = clamp(along + k, 0, side - 1) - along
            sum += (kernel[k + radius] ?? 0) * at(this.grid, (cell + other * stride) * 3 + c)
          }
          next[cell * 3 + c] = sum / total
        }
      }
      this.grid = next
    }
  }

  private place(column: number, row: number): readonly [number, number] {
    return [
      this.centre[0] + ((column / side) * 2 - 1) * this.reach,
      this.centre[1] + ((row / side) * 2 - 1) * this.reach,
    ]
  }

  /** The ground's brightness at a point, blended to 1 at the map's edge. */
  read(x: number, y: number, out: Float64Array): void {
    const u = (x - this.centre[0]) / this.reach
    const v = (y - this.centre[1]) / this.reach
    const off = Math.hypot(u, v)
    if (off >= 1) {
      out.fill(1)
      return
    }
    const fx = clamp((u + 1) * 0.5 * side - 0.5, 0, side - 1.001)
    const fy = clamp((v + 1) * 0.5 * side - 0.5, 0, side - 1.001)
    const column = fx | 0
    const row = fy | 0
    const ax = fx - column
    const ay = fy - row
    const keep = 1 - smoothstep(0.45, 1, off)
    const k = (row * side + column) * 3
    for (let c = 0; c < 3; c++) {
      const low = at(this.grid, k + c) * (1 - ax) + at(this.grid, k + 3 + c) * ax
      const high = at(this.grid, k + side * 3 + c) * (1 - ax) + at(this.grid, k + side * 3 + 3 + c) * ax
      out[c] = 1 + (low * (1 - ay) + high * ay - 1) * keep
    }
  }
}
