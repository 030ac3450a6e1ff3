const HEARTBEAT_MS = 15_000

/** Shows the progress of a long command: one line when a step starts, and another from time to time while it runs. */
export class Progress {
  private readonly started = Date.now()

  constructor(private readonly write: (line: string) => void = (line) => console.log(line)) {}

  line(text: string): void {
    const elapsed = Math.round((Date.now() - this.started) / 1000)
    this.write(`[${String(elapsed).padStart(3)} s] ${text}`)
  }

  async step<T>(label: string, work: () => Promise<T>): Promise<T> {
    const began = Date.now()
    const seconds = () => Math.round((Date.now() - began) / 1000)
    this.line(`${label} …`)
    const heartbeat = setInterval(
      () => this.line(`  still ${lowerFirst(label)}, ${seconds()} s`),
      HEARTBEAT_MS
    )
    try {
      return await work()
    } finally {
      clearInterval(heartbeat)
      if (seconds() >= 5) this.line(`  ${lowerFirst(label)}: done in ${seconds()} s`)
    }
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
