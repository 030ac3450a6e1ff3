import { useEffect, useState } from "react"

const settleMs = 1000

/** Debounces a value by one second, so that announcements don't interrupt at each key. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
