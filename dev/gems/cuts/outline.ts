/** The girdle's outline seen from above, as a closed convex curve over an angle in radians. */
export type Outline = (angle: number) => readonly [x: number, y: number]

export const ellipse =
  (width: number, height: number): Outline =>
  (angle) => [width * Math.cos(angle), height * Math.sin(angle)]

/** A cushion: a superellipse; a larger `power` makes it squarer. */
export const pillow =
  (width: number, height: number, power = 2.9): Outline =>
  (angle) => {
    const c = Math.cos(angle)
    const s = Math.sin(angle)
    return [
      width * Math.sign(c) * Math.abs(c) ** (2 / power),
      height * Math.sign(s) * Math.abs(s) ** (2 / power),
    ]
  }

/** A pear with its point at angle 0. */
export const drop =
  (width: number): Outline =>
  (angle) => [Math.cos(angle), width * Math.sin(angle) * Math.abs(Math.sin(angle / 2))]

/** Two arcs that meet in points at both ends. */
export const navette =
  (width: number): Outline =>
  (angle) => [Math.cos(angle), width * Math.sin(angle) * Math.abs(Math.sin(angle))]

/** A triangle with bowed sides, its points at 0, 120 and 240 degrees; convex up to bow 0.25. */
export const trillion =
  (bow: number): Outline =>
  (angle) => [
    (Math.cos(angle) + bow * Math.cos(2 * angle)) / (1 + bow),
    (Math.sin(angle) - bow * Math.sin(2 * angle)) / (1 + bow),
  ]

/** The unit tangent of the outline. */
export function tangent(outline: Outline, angle: number): readonly [number, number] {
  const [x0, y0] = outline(angle - 1e-4)
  const [x1, y1] = outline(angle + 1e-4)
  const length = Math.hypot(x1 - x0, y1 - y0)
  return [(x1 - x0) / length, (y1 - y0) / length]
}
