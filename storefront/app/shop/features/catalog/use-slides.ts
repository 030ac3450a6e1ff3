import { useRef, useState, type UIEvent } from "react"

/**
 * A row of slides that the browser itself scrolls and snaps: which one is shown, and ways to another one. A shopper's
 * swipe moves the row, and the row says what is shown; a button says what is shown, and moves the row there.
 */
export function useSlides(count: number) {
  const [shown, setShown] = useState(0)
  const row = useRef<HTMLDivElement>(null)
  /** Where a button is taking the row; what it passes on its way is not what is shown. */
  const target = useRef<number | null>(null)

  const show = (index: number) => {
    const to = (index + count) % count
    const far = Math.abs(to - shown) > 1
    target.current = to
    setShown(to)
    // One step glides where the row's style says so; a jump over others would only flicker.
    row.current?.scrollTo({ left: to * row.current.clientWidth, behavior: far ? "instant" : "auto" })
  }
  const onScroll = (event: UIEvent<HTMLDivElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget
    const place = scrollLeft / Math.max(1, clientWidth)
    if (target.current !== null && Math.abs(place - target.current) > 0.02) return
    target.current = null
    setShown(Math.min(count - 1, Math.round(place)))
  }
  /** A hand on the row takes it over from the buttons. */
  const release = () => {
    target.current = null
  }
  return { shown, show, row: { ref: row, onScroll, onPointerDown: release, onWheel: release } }
}
