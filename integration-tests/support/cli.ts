import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { product } from "./product"

export interface Ended {
  code: number
  output: string
}

/** Environment in which the command line works on the running product's data. */
export function productData(): NodeJS.ProcessEnv {
  const { databaseUrl, dataDir, env } = product()
  return { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATNA_SECRET_KEY: env["RATNA_SECRET_KEY"] }
}

/** Runs a command of `npm run cli`. */
export async function runCli(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Ended> {
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [path.resolve("dev/cli.mjs"), ...args],
      { env }
    )
    return { code: 0, output: `${stdout}${stderr}` }
  } catch (error) {
    const {
      stdout = "",
      stderr = "",
      code = 1,
    } = error as { stdout?: string; stderr?: string; code?: number }
    return { code, output: `${stdout}${stderr}` }
  }
}
