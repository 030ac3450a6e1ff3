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
  /** Shown three times as long, because it takes time to read. */
  isLong?: boolean
  action?: ToastAction
}

/** How long a toast is shown. */
export const shownMs = 5000

export interface ShownToast extends Toast {
  id: number
}

let shown: readonly ShownToast[] = []
let count = 0
const timers = new Map<number, ReturnType<typeof setTimeout>>()
/** Ids of toasts whose action is running. */
const kept = new Set<number>()
const listeners = new Set<() => void>()

function set(next: readonly ShownToast[]): void {
  shown = next
  for (const notify of listeners) notify()
}

const expires = ({ action }: Toast): boolean => action?.until !== undefined

const stay = ({ id }: ShownToast): void => clearTimeout(timers.get(id))

const lastsMs = ({ isLong }: Toast): number => (isLong ? 3 * shownMs : shownMs)

function leaveLater(message: ShownToast): void {
  stay(message)
  const { until } = message.action ?? {}
  const leftMs = until === undefined ? lastsMs(message) : Math.max(0, until - Date.now())
  timers.set(
    message.id,
    setTimeout(() => toasts.dismiss(message), leftMs)
  )
}

export const toasts = {
  /** Oldest first. */
  all: (): readonly ShownToast[] => shown,
  subscribe: (notify: () => void): (() => void) => {
    listeners.add(notify)
    return () => listeners.delete(notify)
  },
  dismiss: (message: ShownToast): void => {
    stay(message)
    timers.delete(message.id)
    kept.delete(message.id)
    set(shown.filter(({ id }) => id !== message.id))
  },
  /** Keeps a toast open while the user is about to act on it, but not when its action has expired. */
  hold: (message: ShownToast): void => {
    if (!expires(message)) stay(message)
  },
  release: (message: ShownToast): void => {
    if (!kept.has(message.id)) leaveLater(message)
  },
  /** Keeps a toast open while its action runs. */
  keep: (message: ShownToast): void => {
    kept.add(message.id)
    stay(message)
  },
}

/** Shows one message for 5 s or until its action expires, in place of others, except those whose action can expire. */
export function toast(message: Toast): void {
  count += 1
  const next = { ...message, id: count }
  for (const old of shown) if (!expires(old)) toasts.dismiss(old)
  set([...shown, next])
  leaveLater(next)
}
