import { spawn } from "node:child_process"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { MEDUSA_CLI } from "../../dev/start/places"
import { freePort } from "../../dev/start/ports"
import { product } from "../../integration-tests/support/product"
import { call } from "../support/call"

export interface StockServer {
  url: string
  pid: number
  stop: () => Promise<void>
}

const patienceMs = 120_000

/** Medusa without our code, on the same database as the product. */
export async function startStock(): Promise<StockServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [path.resolve(MEDUSA_CLI), "start", "-p", String(port)], {
    cwd: path.resolve("bench/stock"),
    env: { ...process.env, ...product().env, PORT: String(port), LOG_LEVEL: "error" },
    stdio: ["ignore", "ignore", "inherit"],
  })
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const url = `http://127.0.0.1:${port}`
  const until = Date.now() + patienceMs
  for (;;) {
    const response = await call(`${url}/health`).catch(() => undefined)
    if (response?.status === 200) break
    if (child.exitCode !== null || Date.now() > until) throw new Error("Stock Medusa doesn't start")
    await sleep(300)
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill("SIGTERM")
      await ended
    },
  }
}
