import { spawn } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { createInterface } from "node:readline"
import { product } from "../../integration-tests/support/product"
import { costAt } from "./callers"
import { send } from "./call"

/** CPU-ms per request of the least that a server can do, measured beside the product in the same run. */
export interface Calibration {
  /** Bare `node:http` that sends a body of 1 kB. */
  http: number
  /** The same with one indexed select, PostgreSQL's time included. */
  select: number
  /** Bare `node:http` that sends this body. */
  sending: (body: Buffer) => Promise<number>
  stop: () => void
}

const times = 4_000
const kilobyte = Buffer.alloc(1024, "x")

/** Starts the calibration's server and measures it. Its figures make those of different machines comparable. */
export async function calibrate(postgres: number): Promise<Calibration> {
  const child = spawn(
    process.execPath,
    [path.resolve("bench/support/bare-server.mjs"), product().superuserUrl],
    {
      stdio: ["ignore", "pipe", "inherit"],
    }
  )
  const [port] = (await once(createInterface({ input: child.stdout }), "line")) as [string]
  const pid = child.pid ?? 0
  const origin = `http://127.0.0.1:${port}`
  const sending = async (body: Buffer): Promise<number> => {
    await send(`${origin}/body`, { method: "PUT", body })
    return costAt([pid], times, () => send(`${origin}/body`))
  }
  await sending(kilobyte)
  const http = await sending(kilobyte)
  const select = await costAt([pid, postgres], times, () => send(`${origin}/select`))
  return { http, select, sending, stop: () => child.kill() }
}
