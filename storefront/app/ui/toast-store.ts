/** Action of a toast. */
export interface ToastAction {
  label: string
  /** Runs the action and shows a toast with its result. */
  run: () => Promise<void> | void
  /** When the action expires, in `Date.now()`'s time. The toast stays until then and shows the remaining seconds. */
  until?: number
}

export interface Toast {
  title: string
  description?: string
  variant?: "destructive"
  action?: ToastAction
}

/** How long a toast is shown. */
export const shownMs = 5000

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
  for (const notify of listeners) notify()
}

const leaveLater = (): void => {
  clearTimeout(timer)
  const until = current?.action?.until
  timer = setTimeout(toasts.dismiss, until === undefined ? shownMs : Math.max(0, until - Date.now()))
}

export const toasts = {
  current: (): ShownToast | null => current,
  subscribe: (notify: () => void): (() => void) => {
    listeners.add(notify)
    return () => listeners.delete(notify)
  },
  dismiss: (): void => {
    clearTimeout(timer)
    set(null)
  },
  /** Keeps the toast open while the user is about to act on it, but not when its action has expired. */
  hold: (): void => {
    if (current?.action?.until === undefined) clearTimeout(timer)
  },
  release: (): void => {
    if (!kept) leaveLater()
  },
  /** Keeps the toast open while its action runs. */
  keep: (): void => {
    kept = true
    clearTimeout(timer)
  },
}

/** Shows one message for 5 s or until its action expires, replacing any other. */
export function toast(message: Toast): void {
  count += 1
  kept = false
  set({ ...message, id: count })
  leaveLater()
}
