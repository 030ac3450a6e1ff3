import { useState } from "react"

/** Upload progress of a form, 0 to 1; null while nothing is being sent. */
export function useProgress() {
  const [progress, setProgress] = useState<number | null>(null)
  /** Shows progress while `send` runs. */
  const track = <T>(send: (onProgress: (share: number) => void) => Promise<T>): Promise<T> =>
    send(setProgress).finally(() => setProgress(null))
  return { progress, track }
}
