/** A deterministic number from 0 to 1 for a point of the integer lattice. */
export function hash(x: number, y: number, z: number, salt = 0): number {
  let h =
    Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1274126177) ^ Math.imul(salt, 144665)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const ease = (t: number): number => t * t * (3 - 2 * t)

/** Smooth noise from 0 to 1. */
function smooth(x: number, y: number, z: number, salt: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)]
  let sum = 0
  for (let c = 0; c < 8; c++) {
    const [a, b, d] = [c & 1, (c >> 1) & 1, c >> 2]
    sum += hash(i + a, j + b, k + d, salt) * (a ? u : 1 - u) * (b ? v : 1 - v) * (d ? w : 1 - w)
  }
  return sum
}

/** Sum of several octaves of the noise, 0 to 1. */
export function clouds(x: number, y: number, z: number, salt = 0, octaves = 4): number {
  let sum = 0
  let weight = 0.5
  for (let o = 0; o < octaves; o++) {
    sum += weight * smooth(x * 2 ** o, y * 2 ** o, z * 2 ** o, salt + o)
    weight /= 2
  }
  return sum / (1 - 2 * weight)
}

/** The cell of a scattered pattern that contains a point: its number, and the distance to its border. */
export function cell(x: number, y: number, z: number, salt = 0): { id: number; border: number } {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  let nearest = 9
  let second = 9
  let id = 0
  for (let c = 0; c < 27; c++) {
    const [a, b, d] = [i + (c % 3) - 1, j + (((c / 3) | 0) % 3) - 1, k + ((c / 9) | 0) - 1]
    const away = Math.hypot(
      a + hash(a, b, d, salt + 1) - x,
      b + hash(a, b, d, salt + 2) - y,
      d + hash(a, b, d, salt + 3) - z
    )
    if (away < nearest) {
      second = nearest
      nearest = away
      id = hash(a, b, d, salt + 4)
    } else if (away < second) second = away
  }
  return { id, border: second - nearest }
}
