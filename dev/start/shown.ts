import { Problem } from "./problem"

/** Runs a command's work; a problem ends the process with its sentence, a fault of ours with its stack. */
export async function shown(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error)
    process.exit(1)
  }
}
