import { useEffect, useState } from "react"

/** Debounces a value: returns it once it has been unchanged for `ms` milliseconds. */
export function useRested<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return rested
}
