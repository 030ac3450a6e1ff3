/** Something a person must know or change; shown as its one sentence, without a stack. */
export class Problem extends Error {
  override name = "Problem"
}

/** @returns what went wrong, in words, whatever was thrown */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
