/** Requests in flight, one for each key, whose result others wait for. */
export class InFlight {
  private readonly running = new Map<string, Promise<void>>()

  /** Returns a promise that resolves when the key's request has ended; undefined without one. */
  get(key: string): Promise<void> | undefined {
    return this.running.get(key)
  }

  /** Begins the key's request. @returns ends it; further calls have no effect */
  begin(key: string): () => void {
    let resolve: () => void = () => undefined
    const promise = new Promise<void>((resolved) => (resolve = resolved))
    this.running.set(key, promise)
    return () => {
      if (this.running.get(key) === promise) this.running.delete(key)
      resolve()
    }
  }
}
