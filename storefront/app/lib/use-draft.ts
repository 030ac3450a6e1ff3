import { useState } from "react"
import { useUser } from "./session"

interface Draft<T> {
  /** The draft found when the form was opened. */
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
    // Storage is full or disabled: the form works without drafts.
  }
}

/**
 * Keeps a form's unsaved input in this browser tab, so that another form, another page or a reload doesn't lose it.
 * Saving and cancelling delete it.
 */
export function useDraft<T>(form: string): Draft<T> {
  const key = `draft:${useUser()?.id ?? ""}:${form}`
  const [kept] = useState(() => read(key) as T | null)
  return { kept, keep: (draft) => write(key, draft), drop: () => write(key, null) }
}
