import { spawn } from "node:child_process"
import path from "node:path"
import { MEDUSA_CLI, SERVER_FOLDER } from "../start/places"
import { freePort } from "../start/ports"
import { responds } from "../start/services"

/** How long the container may take to start, in ms. */
const patience = 60_000

export interface Resident {
  url: string
  stop: () => void
}

/**
 * Starts a Medusa container of its own on a product's database, in which specs run scripts
 * (integration-tests/support/medusa-exec.ts). It ends with this process.
 */
export async function startResident(env: NodeJS.ProcessEnv): Promise<Resident> {
  const port = await freePort()
  const script = path.resolve("integration-tests/support/resident.cjs")
  const child = spawn(process.execPath, [path.resolve(MEDUSA_CLI), "exec", script], {
    cwd: path.resolve(env["RATNA_SERVER_FOLDER"] ?? SERVER_FOLDER),
    env: { ...process.env, ...env, RATNA_RESIDENT_PORT: String(port) },
    stdio: ["pipe", "ignore", "inherit"],
  })
  const isReady = responds(port, "/", () => true)
  const until = Date.now() + patience
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error("The specs' Medusa container didn't start")
    await new Promise((next) => setTimeout(next, 100))
  }
  return { url: `http://127.0.0.1:${port}`, stop: () => child.stdin.end() }
}
