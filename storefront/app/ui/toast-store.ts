export interface Toast {
  title: string
  description?: string
  variant?: "destructive"
}

const shownMs = 5000

interface Shown extends Toast {
  id: number
}

let current: Shown | null = null
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: Shown | null): void {
  current = next
  for (const tell of listeners) tell()
}

export const toasts = {
  current: (): Shown | null => current,
  subscribe: (tell: () => void): (() => void) => {
    listeners.add(tell)
    return () => listeners.delete(tell)
  },
  dismiss: (): void => {
    clearTimeout(timer)
    set(null)
  },
}

/** Shows one message for 5 s in place of any other. */
export function toast(message: Toast): void {
  clearTimeout(timer)
  count += 1
  set({ ...message, id: count })
  timer = setTimeout(toasts.dismiss, shownMs)
}
