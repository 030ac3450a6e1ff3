type Ray = [ox: number, oy: number, oz: number, dx: number, dy: number, dz: number]
type Light = [r: number, g: number, b: number]

/** Processes a ray from its start in a direction of length 1, with the part of light that it carries. */
export type Along<Before extends unknown[], After extends unknown[]> = (
  ...given: [...Before, ...Ray, ...Light, ...After]
) => void

/** Surroundings of the stones: adds the light of a ray that has left all stones, weighted by r, g, b, to `out`. */
export interface World {
  arrive: Along<[], [out: Float64Array]>
}
