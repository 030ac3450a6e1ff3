/** Vector arithmetic for setting up scenes; the tracer's inner loops inline it for speed. */
export type Vec = readonly [x: number, y: number, z: number]

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Vec): Vec => times(a, 1 / Math.sqrt(dot(a, a)))

/** Three orthogonal axes. */
export type Frame = readonly [Vec, Vec, Vec]

/** Coordinates of a vector in a frame. */
export const into = (frame: Frame, v: Vec): Vec => [dot(v, frame[0]), dot(v, frame[1]), dot(v, frame[2])]
/** The vector with coordinates `v` in a frame. */
export const outOf = (frame: Frame, v: Vec): Vec =>
  add(add(times(frame[0], v[0]), times(frame[1], v[1])), times(frame[2], v[2]))

export const degrees = (angle: number): number => (angle * Math.PI) / 180

/** Rotates `v` around the unit vector `axis` (Rodrigues). */
export function turn(v: Vec, axis: Vec, angle: number): Vec {
  const c = Math.cos(angle)
  const along = times(axis, dot(axis, v) * (1 - c))
  return add(add(times(v, c), times(cross(axis, v), Math.sin(angle))), along)
}

/** The direction from the origin with this azimuth and elevation, in degrees. */
export function direction(azimuth: number, elevation: number): Vec {
  const flat = Math.cos(degrees(elevation))
  return [flat * Math.cos(degrees(azimuth)), flat * Math.sin(degrees(azimuth)), Math.sin(degrees(elevation))]
}

/** An element of a typed array; 0 past the end. */
export const at = (numbers: Float64Array | Float32Array, index: number): number => numbers[index] ?? 0

export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}
