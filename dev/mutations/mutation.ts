/** A removed guard, and the specs that must detect it. */
export interface Mutation {
  /** The lost protection, as a readable sentence. */
  name: string
  /** Paths of the specs from the repository root; at least one must fail. */
  caughtBy: readonly string[]
  /** Only the tests whose names match this pattern. */
  only?: string
  change: SourceChange | SqlChange
}

/** Each search text must occur in the file exactly once. */
export interface SourceChange {
  file: string
  edits: readonly (readonly [search: string, replace: string])[]
}

/** Statements, run as the database's superuser. */
export interface SqlChange {
  run: string
  undo: string
}

export const isSource = (change: Mutation["change"]): change is SourceChange => "file" in change

/** @throws Error when a search text doesn't occur exactly once */
export function mutated(text: string, { file, edits }: SourceChange): string {
  return edits.reduce((before, [search, replace]) => {
    const parts = before.split(search)
    if (parts.length !== 2) throw new Error(`${file} has ${String(parts.length - 1)} times: ${search}`)
    return parts.join(replace)
  }, text)
}
