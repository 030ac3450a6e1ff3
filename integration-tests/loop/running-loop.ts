import { spawn, type ChildProcess } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../../dev/start/ports"
import { productFile, runningProduct } from "../../dev/test/running"

const PORTS = ["PORT", "MEDUSA_PORT", "MAIL_PORT", "GATEWAY_PORT"]

/** The product of `npm run dev`: the running one, or one that is started for these specs. */
export class RunningLoop {
  private child: ChildProcess | undefined
  private dataDir = ""

  /** @returns the file that describes it */
  async start(): Promise<string> {
    const running = await runningProduct()
    if (running !== undefined) return running
    this.dataDir = mkdtempSync(path.join(tmpdir(), "ratna-loop-"))
    const ports: Record<string, string> = {}
    for (const name of PORTS) ports[name] = String(await freePort())
    this.child = spawn(process.execPath, ["dev/dev.mjs"], {
      env: { ...process.env, ...ports, DEV_DATA_DIR: this.dataDir },
      stdio: ["ignore", "pipe", "inherit"],
    })
    await untilReady(this.child)
    return productFile(this.dataDir)
  }

  async stop(): Promise<void> {
    const { child } = this
    if (!child) return
    const ended = new Promise((resolve) => child.once("exit", resolve))
    child.kill("SIGTERM")
    await ended
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) =>
      reject(new Error(`npm run dev ended with ${String(code)} before it was ready`))
    )
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      process.stdout.write(text)
      if (/^ready/m.test(text)) resolve()
    })
  })
}
