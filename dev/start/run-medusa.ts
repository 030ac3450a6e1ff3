import path from "node:path"
import { run } from "../build/run"
import { logPathOf, MEDUSA_CLI, SERVER_FOLDER } from "./places"

interface MedusaCommand {
  /** What it does, for the sentence about its failure. */
  what: string
  /** Arguments of Medusa's command line. */
  args: readonly string[]
  /** Name of its log file in the data folder. */
  log: string
}

/** Runs one of Medusa's commands in the compiled server's folder. @throws Problem with the end of its output */
export async function runMedusa(env: NodeJS.ProcessEnv, { what, args, log }: MedusaCommand): Promise<void> {
  await run({
    what,
    command: process.execPath,
    args: [path.resolve(MEDUSA_CLI), ...args],
    cwd: path.resolve(SERVER_FOLDER),
    env,
    log: logPathOf(env["DATA_DIR"] ?? "", log),
  })
}
