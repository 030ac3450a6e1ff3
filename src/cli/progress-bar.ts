const width = 30
const lineEveryMs = 5_000

export interface ProgressBar {
  show: (bytes: number, count: number) => void
  /** Prints a line above the bar. */
  line: (text: string) => void
  end: () => void
}

/**
 * Shows a bar on a terminal, or prints a line every few seconds to a log.
 * @param unit what is counted beside the bytes
 */
export function progressBar(totalBytes: number, unit = "rows"): ProgressBar {
  const out = process.stderr
  const startedAt = Date.now()
  let lastLineAt = startedAt
  return {
    show: (bytes, count) => {
      const part = totalBytes ? Math.min(1, bytes / totalBytes) : 1
      const seconds = (Date.now() - startedAt) / 1000
      const rate = seconds > 0 ? Math.round(count / seconds) : 0
      const text = `${String(Math.round(part * 100)).padStart(3)} %  ${count} ${unit}, ${rate} a second`
      if (out.isTTY) {
        out.write(`\r[${"█".repeat(Math.round(part * width)).padEnd(width, "·")}] ${text}   `)
      } else if (Date.now() - lastLineAt >= lineEveryMs || part === 1) {
        lastLineAt = Date.now()
        out.write(`${text}\n`)
      }
    },
    line: (text) => out.write(out.isTTY ? `\r${text.padEnd(width + 40)}\n` : `${text}\n`),
    end: () => out.isTTY && out.write("\n"),
  }
}
