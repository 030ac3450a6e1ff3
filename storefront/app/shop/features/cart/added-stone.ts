import type { Product } from "@contract/product"

/** What was just added to the cart. */
export interface AddedStone {
  product: Pick<Product, "name" | "images">
  quantity: number
  /** Differs for each addition. */
  id: number
}

let current: AddedStone | null = null
let count = 0
const listeners = new Set<() => void>()

function set(next: AddedStone | null): void {
  current = next
  for (const notify of listeners) notify()
}

/** The addition that the panel shows; null while it is closed. */
export const addedStone = {
  current: (): AddedStone | null => current,
  subscribe: (notify: () => void): (() => void) => {
    listeners.add(notify)
    return () => listeners.delete(notify)
  },
  show: (added: Omit<AddedStone, "id">): void => {
    count += 1
    set({ ...added, id: count })
  },
  close: (): void => set(null),
}
