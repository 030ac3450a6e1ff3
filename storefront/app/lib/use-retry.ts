import { useCallback, useEffect, useRef } from "react"
import { isStatus } from "./api"

/**
 * What does a refused call once more where the shop was too busy for it; undefined for any other failure. It does nothing
 * when its screen is gone: nobody wants done behind their back what they have turned away from.
 */
export function useRetry(): (error: unknown, again: () => unknown) => (() => unknown) | undefined {
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return useCallback(
    (error, again) => (isStatus(error, 503) ? () => (isThere.current ? again() : undefined) : undefined),
    []
  )
}
