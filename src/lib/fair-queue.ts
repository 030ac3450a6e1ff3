/** A queue in which tenants take turns: the first item of each, then the second of each. */
export class FairQueue<T> {
  /** Tenants in the order of their next turns; none with an empty list. */
  private readonly lists = new Map<string, T[]>()

  /** How many items of a tenant wait. */
  sizeOf(tenantId: string): number {
    return this.lists.get(tenantId)?.length ?? 0
  }

  push(tenantId: string, item: T): void {
    const list = this.lists.get(tenantId)
    if (list) list.push(item)
    else this.lists.set(tenantId, [item])
  }

  /** Takes out the next item; undefined when the queue is empty. */
  shift(): T | undefined {
    const next = this.lists.entries().next().value
    if (!next) return undefined
    const [tenantId, list] = next
    const item = list.shift()
    // To the end of the line.
    this.lists.delete(tenantId)
    if (list.length) this.lists.set(tenantId, list)
    return item
  }
}
