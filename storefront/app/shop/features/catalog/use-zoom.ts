import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from "react"
import { closeScale, moved, wholeView, zoomed, type Point, type View } from "./zoom-math"

const doubleTapMs = 300
const tapPx = 24

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/**
 * Zooms and moves the content of a frame: two fingers, a double tap or the wheel zoom; one finger or the mouse moves.
 */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View>(wholeView)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef({ at: 0, x: 0, y: 0 })

  /** In pixels from the frame's centre. */
  const place = (event: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect()
    return box
      ? { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
      : { x: 0, y: 0 }
  }
  const size = () => frame.current?.getBoundingClientRect() ?? { width: 0, height: 0 }
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) => setView((it) => zoomed(it, factor, at, size()))
  const move = (by: Point) => setView((it) => moved(it, by, size()))

  useEffect(() => {
    const element = frame.current
    // React's wheel listener is passive and can't prevent the browser's own zoom.
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 300), place(event))
    }
    element?.addEventListener("wheel", turn, { passive: false })
    return () => element?.removeEventListener("wheel", turn)
  }, [])

  const down = (event: ReactPointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, place(event))
  }
  const drag = (event: ReactPointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = place(event)
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, it]) => it)
    fingers.current.set(event.pointerId, now)
    if (other) zoom(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other))
    else move({ x: now.x - before.x, y: now.y - before.y })
  }
  const up = (event: ReactPointerEvent) => {
    fingers.current.delete(event.pointerId)
    const now = { at: event.timeStamp, ...place(event) }
    const isDouble = now.at - lastTap.current.at < doubleTapMs && distance(now, lastTap.current) < tapPx
    lastTap.current = isDouble ? { at: 0, x: 0, y: 0 } : now
    if (isDouble) setView((it) => (it.scale > 1 ? wholeView : zoomed(it, closeScale, now, size())))
  }

  return {
    frame,
    view,
    zoom,
    move,
    reset: () => setView(wholeView),
    handlers: { onPointerDown: down, onPointerMove: drag, onPointerUp: up, onPointerCancel: up },
  }
}
