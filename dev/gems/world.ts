/** What is around the stones: adds the light of a ray that left them all, weighted by r, g, b, to `out`. */
export interface World {
  arrive(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    r: number,
    g: number,
    b: number,
    out: Float64Array
  ): void
}
