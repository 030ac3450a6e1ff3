import { useState } from "react"

/** How much of a form has gone, 0 to 1; null while none is sent. */
export function useProgress() {
  const [progress, setProgress] = useState<number | null>(null)
  /** Shows progress for as long as the sending lasts. */
  const track = <T>(send: (onProgress: (share: number) => void) => Promise<T>): Promise<T> =>
    send(setProgress).finally(() => setProgress(null))
  return { progress, track }
}
