import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { product } from "./product"

/**
 * Runs a script of this folder in a Medusa container beside the product's server, on the same database. The script
 * exports `(container, input) => result`. The container starts at the first call and remains until the product ends.
 * @throws Error with the script's own error
 */
export async function inMedusa<Result>(script: string, input: object): Promise<Result> {
  const { url } = (await (await fetch(`${product().controlUrl}/resident`)).json()) as { url: string }
  const response = await fetch(`${url}/${script}`, { method: "POST", body: JSON.stringify(input) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${script} failed: ${text}`)
  return JSON.parse(text) as Result
}

/**
 * The same in a process that starts and ends with the script.
 * @param env environment of another installation
 * @throws Error with Medusa's log if the script fails
 */
export async function inOwnMedusa<Result>(
  script: string,
  input: object,
  env: NodeJS.ProcessEnv = product().env
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "ratna-exec-"))
  const file = path.join(folder, "result.json")
  const cli = path.resolve("node_modules/@medusajs/cli/cli.js")
  const variables = {
    RATNA_SPEC_SCRIPT: path.resolve(__dirname, script),
    RATNA_SPEC_INPUT: JSON.stringify(input),
    RATNA_SPEC_RESULT: file,
  }
  try {
    await promisify(execFile)(process.execPath, [cli, "exec", path.resolve(__dirname, "once.cjs")], {
      cwd: path.resolve(product().env["RATNA_SERVER_FOLDER"] ?? ".medusa/server"),
      env: { ...process.env, ...env, ...variables },
    })
    return JSON.parse(readFileSync(file, "utf8")) as Result
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string }
    throw new Error(`${script} failed: ${`${stdout}${stderr}`.slice(-6_000)}`, { cause: error })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
