/** How a picture lies in its frame: so many times as large, its centre so many pixels from the frame's. */
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
/** What a double tap and the keyboard's first step go to. */
export const closeScale = 2

// `+ 0`: no zero is told from another one.
const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value)) + 0

/** The nearest view that leaves no empty edge in the frame. */
function held({ scale, x, y }: View, frame: Size): View {
  const kept = Math.min(maxScale, Math.max(1, scale))
  return {
    scale: kept,
    x: within(x, (frame.width * (kept - 1)) / 2),
    y: within(y, (frame.height * (kept - 1)) / 2),
  }
}

/** Larger or smaller by a factor, while what lies under `at` (pixels from the frame's centre) stays there. */
export function zoomed(view: View, factor: number, at: Point, frame: Size): View {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor))
  const ratio = scale / view.scale
  return held({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame)
}

export const moved = (view: View, by: Point, frame: Size): View =>
  held({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)
