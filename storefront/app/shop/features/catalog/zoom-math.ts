/** Position of a picture in its frame: its scale, and the offset of its centre from the frame's centre in pixels. */
export interface View {
  scale: number
  x: number
  y: number
}
export interface Point {
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}

export const wholeView: View = { scale: 1, x: 0, y: 0 }
export const maxScale = 4
/** Scale after a double tap and the keyboard's first step. */
export const closeScale = 2

// `+ 0` normalizes -0 to 0.
const within = (value: number, max: number): number => Math.min(max, Math.max(-max, value)) + 0

/** The nearest position that leaves no empty edge in the frame. */
function held({ scale, x, y }: View, frame: Size): View {
  const kept = Math.min(maxScale, Math.max(1, scale))
  return {
    scale: kept,
    x: within(x, (frame.width * (kept - 1)) / 2),
    y: within(y, (frame.height * (kept - 1)) / 2),
  }
}

/** Scales by a factor, keeping the point at `at` (pixels from the frame's centre) in place. */
export function zoomed(view: View, factor: number, at: Point, frame: Size): View {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor))
  const ratio = scale / view.scale
  return held({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame)
}

export const moved = (view: View, by: Point, frame: Size): View =>
  held({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)
