/** One guard taken away, and the specs that must notice. */
export interface Mutation {
  /** What is lost, as a person would say it. */
  name: string
  /** Specs from the root of the clone, of which at least one must fail. */
  caughtBy: readonly string[]
  /** Only the tests whose names match this. */
  only?: string
  change: SourceChange | SqlChange
}

/** Each search text stands in the file exactly once. */
export interface SourceChange {
  file: string
  edits: readonly (readonly [search: string, replace: string])[]
}

/** Statements as the database's superuser. */
export interface SqlChange {
  run: string
  undo: string
}

export const isSource = (change: Mutation["change"]): change is SourceChange => "file" in change

/** @throws Error when a search text isn't there, or more than once */
export function mutated(text: string, { file, edits }: SourceChange): string {
  return edits.reduce((before, [search, replace]) => {
    const parts = before.split(search)
    if (parts.length !== 2) throw new Error(`${file} has ${String(parts.length - 1)} times: ${search}`)
    return parts.join(replace)
  }, text)
}
