/** Something a person must know or change; shown as its one sentence, without a stack. */
export class Problem extends Error {
  override name = "Problem"
}

/** @returns what went wrong, in words, whatever was thrown */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Runs a command's work; a problem ends the process with its sentence, a fault of ours with its stack. */
export async function shown(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error)
    process.exit(1)
  }
}
