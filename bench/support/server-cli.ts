import { spawn } from "node:child_process"
import path from "node:path"
import { MEDUSA_CLI, SERVER_FOLDER } from "../../dev/start/places"
import { product } from "../../integration-tests/support/product"

/** Runs a command of the product's command line on the measured product. */
export async function serverCli(args: readonly string[]): Promise<void> {
  const { env } = product()
  const child = spawn(process.execPath, [path.resolve(MEDUSA_CLI), "exec", "./src/cli/main.js"], {
    cwd: path.resolve(env["RATNA_SERVER_FOLDER"] ?? SERVER_FOLDER),
    env: { ...process.env, ...env, LOG_LEVEL: "error", RATNA_CLI_ARGS: JSON.stringify(args) },
    stdio: ["ignore", "inherit", "inherit"],
  })
  const code = await new Promise((resolve) => child.once("exit", resolve))
  if (code !== 0) throw new Error(`${args.join(" ")} has failed`)
}
