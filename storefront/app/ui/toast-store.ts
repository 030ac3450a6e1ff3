/** What can be done about what a toast tells. */
export interface ToastAction {
  label: string
  /** Says by a toast of its own what came of it. */
  run: () => Promise<void> | void
}

export interface Toast {
  title: string
  description?: string
  variant?: "destructive"
  action?: ToastAction
}

const shownMs = 5000

export interface ShownToast extends Toast {
  id: number
}

let current: ShownToast | null = null
let count = 0
let kept = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: ShownToast | null): void {
  current = next
  for (const tell of listeners) tell()
}

const leaveLater = (): void => {
  clearTimeout(timer)
  timer = setTimeout(toasts.dismiss, shownMs)
}

export const toasts = {
  current: (): ShownToast | null => current,
  subscribe: (tell: () => void): (() => void) => {
    listeners.add(tell)
    return () => listeners.delete(tell)
  },
  dismiss: (): void => {
    clearTimeout(timer)
    set(null)
  },
  /** It stays while somebody is about to act on it. */
  hold: (): void => clearTimeout(timer),
  release: (): void => {
    if (!kept) leaveLater()
  },
  /** It stays while what was asked for is on its way. */
  keep: (): void => {
    kept = true
    clearTimeout(timer)
  },
}

/** Shows one message for 5 s in place of any other. */
export function toast(message: Toast): void {
  count += 1
  kept = false
  set({ ...message, id: count })
  leaveLater()
}
