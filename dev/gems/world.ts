type Ray = [ox: number, oy: number, oz: number, dx: number, dy: number, dz: number]
type Light = [r: number, g: number, b: number]

/** What is done along a ray, from where it starts in a direction of length 1, with the part of light it carries. */
export type Along<Before extends unknown[], After extends unknown[]> = (
  ...given: [...Before, ...Ray, ...Light, ...After]
) => void

/** What is around the stones: adds the light of a ray that left them all, weighted by r, g, b, to `out`. */
export interface World {
  arrive: Along<[], [out: Float64Array]>
}
