import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

/** One change: table, id, and the complete new value (null: removed). */
export type Entry = readonly [table: string, id: string, value: unknown]

export interface Journal {
  append: (entry: Entry) => void
  close: () => void
}

const line = (entry: Entry): string => `${JSON.stringify(entry)}\n`

/**
 * Replays the file into `apply`, rewrites it to one line per record (`snapshot`), then appends to it. Skips an
 * incomplete last line left by a crash.
 */
export function openJournal(file: string, apply: (entry: Entry) => void, snapshot: () => Entry[]): Journal {
  mkdirSync(dirname(file), { recursive: true })
  for (const text of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const entry = parse(text)
    if (entry) apply(entry)
  }
  const compact = (): void => {
    writeFileSync(`${file}.new`, snapshot().map(line).join(""), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  compact()
  return {
    append: (entry) => {
      appendFileSync(file, line(entry), { mode: 0o600 })
    },
    close: compact,
  }
}

function parse(text: string): Entry | undefined {
  try {
    return text ? (JSON.parse(text) as Entry) : undefined
  } catch {
    return undefined
  }
}
