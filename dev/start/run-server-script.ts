import path from "node:path"
import { run } from "../build/run"
import { logPathOf, SERVER_FOLDER } from "./places"

interface ServerScript {
  /** What it does, for the sentence about its failure. */
  what: string
  /** Arguments of Node: the script, whose path counts from the compiled server's folder, and its own arguments. */
  args: readonly string[]
  /** Name of its log file in the data folder. */
  log: string
}

/** Runs a script to its end in the compiled server's folder. @throws Problem with the end of its output */
export async function runServerScript(
  env: NodeJS.ProcessEnv,
  { what, args, log }: ServerScript
): Promise<void> {
  await run({
    what,
    command: process.execPath,
    args: [...args],
    cwd: path.resolve(SERVER_FOLDER),
    env,
    log: logPathOf(env["DATA_DIR"] ?? "", log),
  })
}
