import { useEffect, useState } from "react"

const quietMs = 1000

/** Debounces a value by one second, so that announcements don't interrupt at each key. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
