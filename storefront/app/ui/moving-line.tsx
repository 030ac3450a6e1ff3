import { useNavigation } from "react-router-dom"

/** A line at the window's upper edge while the next screen loads: it shows that a press on a link was received. */
export function MovingLine() {
  if (useNavigation().state === "idle") return null
  return (
    <div
      data-moving=""
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 origin-left animate-moving bg-brand-accent"
    />
  )
}
