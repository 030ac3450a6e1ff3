const SHOWN_LINES = 12

/** A failed test for the summary: its name, and the beginning of its message, which names what was missing. */
export function failure(name: string, message: string): string {
  const lines = message.trim().split("\n").slice(0, SHOWN_LINES)
  return [name, ...lines.map((line) => `  ${line}`)].join("\n")
}
