/** An error that the user has to know about or fix; shown as its message only, without a stack. */
export class Problem extends Error {
  override name = "Problem"
}

/** @returns the message of any thrown value */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Runs a command. A Problem ends the process with its message, any other error with its stack. */
export async function shown(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error)
    process.exit(1)
  }
}
