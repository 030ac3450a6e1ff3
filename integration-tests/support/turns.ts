import { mkdtempSync, rmSync } from "node:fs"
import { request } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { text } from "node:stream/consumers"
import { type FurtherProcess, secondServer } from "./second-server"

/** A Medusa server that does nothing but a spec's requests, and measures the turns of its event loop. */
export interface MeasuredServer extends Pick<FurtherProcess, "port" | "stop"> {
  /** Returns the CPU time in ms of the longest turn of the server's main thread while `work` runs. */
  longestTurn: (work: () => Promise<unknown>) => Promise<number>
}

export async function measuredServer(): Promise<MeasuredServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "ratna-turns-"))
  const socketPath = path.join(folder, "turns")
  const script = path.resolve("integration-tests/support/measure-turns.cjs")
  const { port, stop } = await secondServer({
    RATNA_ROLE: "server",
    RATNA_TURNS: socketPath,
    NODE_OPTIONS: `--require ${script}`,
  })
  const tell = (target: string): Promise<number> =>
    new Promise((resolve, reject) => {
      // Without an agent: a kept connection that the server has closed meanwhile fails.
      request({ socketPath, path: target, agent: false }, (response) => {
        text(response).then((body) => resolve(Number(body)), reject)
      })
        .once("error", reject)
        .end()
    })
  return {
    port,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
    longestTurn: async (work) => {
      await tell("/begin")
      await work()
      return tell("/end")
    },
  }
}
