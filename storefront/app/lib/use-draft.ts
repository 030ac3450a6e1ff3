import { useState } from "react"
import { useUser } from "./session"

interface Draft<T> {
  /** What was there when the form was opened. */
  kept: T | null
  keep: (draft: T) => void
  drop: () => void
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null")
  } catch {
    return null
  }
}

function write(key: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage that is full or switched off: the form works on, without its safety net.
  }
}

/**
 * What was typed into a form and not saved, kept in this browser tab for its writer: another form, another page or a
 * reload doesn't lose it. Saving and cancelling drop it.
 */
export function useDraft<T>(form: string): Draft<T> {
  const key = `draft:${useUser()?.id ?? ""}:${form}`
  const [kept] = useState(() => read(key) as T | null)
  return { kept, keep: (draft) => write(key, draft), drop: () => write(key, null) }
}
