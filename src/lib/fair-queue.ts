/** A queue in which tenants take turns: the first item of each, then the second of each. */
export class FairQueue<T> {
  /** Tenants in the order of their next turns; none with an empty list. */
  private readonly lists = new Map<string, T[]>()

  /** Number of waiting items of a tenant. */
  sizeOf(tenantId: string): number {
    return this.lists.get(tenantId)?.length ?? 0
  }

  push(tenantId: string, item: T): void {
    const list = this.lists.get(tenantId)
    if (list) list.push(item)
    else this.lists.set(tenantId, [item])
  }

  /** Returns the next item without removing it. */
  peek(): T | undefined {
    return this.lists.values().next().value?.[0]
  }

  /** Removes an item that no longer waits. */
  remove(tenantId: string, item: T): void {
    const list = this.lists.get(tenantId)
    const at = list?.indexOf(item) ?? -1
    if (!list || at < 0) return
    list.splice(at, 1)
    if (!list.length) this.lists.delete(tenantId)
  }

  /** Removes and returns the next item; undefined if the queue is empty. */
  shift(): T | undefined {
    const next = this.lists.entries().next().value
    if (!next) return undefined
    const [tenantId, list] = next
    const item = list.shift()
    // Moves the tenant to the end of the queue.
    this.lists.delete(tenantId)
    if (list.length) this.lists.set(tenantId, list)
    return item
  }
}
