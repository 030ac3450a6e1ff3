import type { Answer } from "./answer"

type Entry = { answer: Promise<Answer>; bytes: number }
type Shelf = { version: string; entries: Map<string, Entry> }

/**
 * Ready answers by tenant, catalogue version and question. An older version's are dropped with the first question
 * about another one; beyond `maxBytes` the oldest of the longest unused tenant go first.
 */
export class AnswerCache {
  private readonly shelves = new Map<string, Shelf>()
  private bytes = 0

  constructor(private readonly maxBytes: number) {}

  /** The answer for this version, made by `make` when it isn't there; asked twice at once, it is made once. */
  async get(tenantId: string, version: string, key: string, make: () => Promise<Answer>): Promise<Answer> {
    const shelf = this.shelfOf(tenantId, version)
    const known = shelf.entries.get(key)
    if (known) {
      shelf.entries.delete(key)
      shelf.entries.set(key, known)
      return known.answer
    }
    const entry: Entry = { answer: make(), bytes: 0 }
    shelf.entries.set(key, entry)
    try {
      const answer = await entry.answer
      if (shelf.entries.get(key) === entry) {
        entry.bytes = answer.bytes
        this.bytes += answer.bytes
        this.shrink()
      }
      return answer
    } catch (error) {
      if (shelf.entries.get(key) === entry) shelf.entries.delete(key)
      throw error
    }
  }

  private shelfOf(tenantId: string, version: string): Shelf {
    const known = this.shelves.get(tenantId)
    this.shelves.delete(tenantId)
    if (known && known.version !== version) for (const key of [...known.entries.keys()]) this.drop(known, key)
    const shelf = known?.version === version ? known : { version, entries: new Map<string, Entry>() }
    this.shelves.set(tenantId, shelf)
    return shelf
  }

  private shrink(): void {
    for (const [tenantId, shelf] of this.shelves) {
      for (const key of [...shelf.entries.keys()]) {
        if (this.bytes <= this.maxBytes) return
        this.drop(shelf, key)
      }
      this.shelves.delete(tenantId)
    }
  }

  private drop(shelf: Shelf, key: string): void {
    this.bytes -= shelf.entries.get(key)?.bytes ?? 0
    shelf.entries.delete(key)
  }
}
