import { useRef, useState, type UIEvent } from "react"

/**
 * State of a row of slides that the browser scrolls and snaps: the current slide, and a callback to change it. A swipe
 * scrolls the row, which sets the current slide; a button sets the current slide, which scrolls the row.
 */
export function useSlides(count: number) {
  const [shown, setShown] = useState(0)
  const row = useRef<HTMLDivElement>(null)
  /** Target of a scroll started by a button. Slides passed on the way don't become current. */
  const target = useRef<number | null>(null)

  const show = (index: number) => {
    const to = (index + count) % count
    const far = Math.abs(to - shown) > 1
    target.current = to
    setShown(to)
    // A single step scrolls smoothly if the row's style says so; a jump over several slides would only flicker.
    row.current?.scrollTo({ left: to * row.current.clientWidth, behavior: far ? "instant" : "auto" })
  }
  const onScroll = (event: UIEvent<HTMLDivElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget
    const place = scrollLeft / Math.max(1, clientWidth)
    if (target.current !== null && Math.abs(place - target.current) > 0.02) return
    target.current = null
    setShown(Math.min(count - 1, Math.round(place)))
  }
  /** Touching the row cancels a scroll started by a button. */
  const release = () => {
    target.current = null
  }
  return { shown, show, row: { ref: row, onScroll, onPointerDown: release, onWheel: release } }
}
