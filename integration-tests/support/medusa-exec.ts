import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { product } from "./product"

/**
 * Runs a script of this folder with `medusa exec`: in a separate Medusa container, on the running product's database.
 * The script reads its input from RATNA_SPEC_INPUT and writes its output to the file that RATNA_SPEC_ANSWER names.
 * @param env environment of another installation
 * @throws Error with Medusa's log if the script fails
 */
export async function inMedusa<Answer>(
  script: string,
  input: object,
  env: NodeJS.ProcessEnv = product().env
): Promise<Answer> {
  const folder = mkdtempSync(path.join(tmpdir(), "ratna-exec-"))
  const file = path.join(folder, "answer.json")
  const cli = path.resolve("node_modules/@medusajs/cli/cli.js")
  try {
    await promisify(execFile)(process.execPath, [cli, "exec", path.resolve(__dirname, script)], {
      cwd: path.resolve(product().env["RATNA_SERVER_FOLDER"] ?? ".medusa/server"),
      env: { ...process.env, ...env, RATNA_SPEC_INPUT: JSON.stringify(input), RATNA_SPEC_ANSWER: file },
    })
    return JSON.parse(readFileSync(file, "utf8")) as Answer
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string }
    throw new Error(`${script} failed: ${`${stdout}${stderr}`.slice(-6_000)}`, { cause: error })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
