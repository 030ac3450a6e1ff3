import { useEffect, useState } from "react"

const quietMs = 1000

/** A value once it has stood still for a second: what is spoken of it doesn't interrupt at each key. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
