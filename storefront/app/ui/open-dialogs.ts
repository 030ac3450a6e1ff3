/** The open modal dialogs, innermost last. Content that must be visible and announced goes into the last one. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function set(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const notify of listeners) notify()
}

export const openDialogs = {
  add: (it: HTMLDialogElement): void => set([...open, it]),
  remove: (it: HTMLDialogElement): void => set(open.filter((other) => other !== it)),
  top: (): HTMLDialogElement | null => open.at(-1) ?? null,
  subscribe: (notify: () => void): (() => void) => {
    listeners.add(notify)
    return () => listeners.delete(notify)
  },
}
