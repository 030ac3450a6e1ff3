import { readFileSync, writeFileSync } from "node:fs"

const originals = new Map<string, string>()

/** Saves a source file with one text replaced. `restoreFiles` undoes it. */
export function change(file: string, text: string, by: string): void {
  const before = readFileSync(file, "utf8")
  if (!before.includes(text)) throw new Error(`${file} doesn't contain ${text}`)
  if (!originals.has(file)) originals.set(file, before)
  writeFileSync(
    file,
    before.replace(text, () => by)
  )
}

export function restoreFiles(): void {
  for (const [file, text] of originals) writeFileSync(file, text)
  originals.clear()
}
