import { useSyncExternalStore } from "react"

/**
 * A short list of slugs or other texts that is stored on this device, in the storage of the tenant's origin. No server receives it.
 */
interface KeptList {
  read: () => readonly string[]
  write: (slugs: readonly string[]) => void
  subscribe: (notify: () => void) => () => void
}

const none: readonly string[] = []

/**
 * Parses a stored list. Any other content counts as an empty list, because storage may have been written by anything.
 */
function parsed(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]")
    return Array.isArray(value)
      ? value.filter((it): it is string => typeof it === "string" && it !== "")
      : none
  } catch {
    return none
  }
}

/** A list under this name with its first `max` entries. When storage is unavailable, it lasts as long as the page. */
export function keptList(name: string, max: number): KeptList {
  let text: string | null | undefined
  let slugs = none
  const listeners = new Set<() => void>()
  const stored = (): string | null | undefined => {
    try {
      return localStorage.getItem(name)
    } catch {
      return text
    }
  }
  const fromElsewhere = ({ key }: StorageEvent): void => {
    if (key === name || key === null) for (const notify of listeners) notify()
  }
  return {
    read: () => {
      const now = stored()
      if (now !== text || text === undefined) {
        text = now ?? null
        slugs = parsed(text).slice(0, max)
      }
      return slugs
    },
    write: (next) => {
      slugs = next.slice(0, max)
      text = JSON.stringify(slugs)
      try {
        localStorage.setItem(name, text)
      } catch {
        // Storage is unavailable or full: the list is kept until the page is left.
      }
      for (const notify of listeners) notify()
    },
    subscribe: (notify) => {
      if (listeners.size === 0) addEventListener("storage", fromElsewhere)
      listeners.add(notify)
      return () => {
        listeners.delete(notify)
        if (listeners.size === 0) removeEventListener("storage", fromElsewhere)
      }
    },
  }
}

/**
 * The current list. It is empty on the server and in the first render, so that cached pages are the same for everyone.
 */
export const useKept = (list: KeptList): readonly string[] =>
  useSyncExternalStore(list.subscribe, list.read, () => none)
