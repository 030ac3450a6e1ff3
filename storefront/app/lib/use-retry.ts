import { useCallback, useEffect, useRef } from "react"
import { isStatus } from "./api"

/**
 * Returns a function that retries a request that was refused because the tenant was too busy; undefined for any other
 * failure. It does nothing once its component is unmounted, so that nothing runs after the user has left.
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
