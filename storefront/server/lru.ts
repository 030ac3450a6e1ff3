/** A map that forgets what was not used for longest, once it holds more than `most`. */
export class LRU<T> {
  private readonly entries = new Map<string, T>()
  constructor(private readonly most: number) {}

  get(key: string): T | undefined {
    const value = this.entries.get(key)
    if (value !== undefined) {
      this.entries.delete(key)
      this.entries.set(key, value)
    }
    return value
  }

  set(key: string, value: T): void {
    this.entries.delete(key)
    this.entries.set(key, value)
    const oldest = this.entries.size > this.most ? this.entries.keys().next().value : undefined
    if (oldest !== undefined) this.entries.delete(oldest)
  }

  delete(key: string): void {
    this.entries.delete(key)
  }
}
