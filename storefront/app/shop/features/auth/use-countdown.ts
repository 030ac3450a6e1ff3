import { useEffect, useState } from "react"

const secondsTo = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000))

/** Whole seconds until `end` (browser clock, ms), updated every second and correct after the tab was suspended. */
export function useCountdown(end: number): number {
  const [left, setLeft] = useState(() => secondsTo(end))
  useEffect(() => {
    setLeft(secondsTo(end))
    const timer = setInterval(() => {
      const now = secondsTo(end)
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [end])
  return left
}

/** Formats seconds as `9:05`. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
