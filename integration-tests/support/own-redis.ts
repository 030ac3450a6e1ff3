import { spawn, spawnSync, type ChildProcess } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../../dev/start/ports"
import { waitFor } from "./wait-for"

/** Whether Debian's redis-server, or another one on PATH, can be started. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0

const responds = (port: number): Promise<true | undefined> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"))
    socket.on("data", () => {
      socket.destroy()
      resolve(true)
    })
    socket.on("error", () => resolve(undefined))
  })

/** A Redis server of a spec, which it stops and starts again. */
export class OwnRedis {
  private child: ChildProcess | undefined

  private constructor(
    private readonly port: number,
    private readonly folder: string
  ) {}

  static async start(): Promise<OwnRedis> {
    const redis = new OwnRedis(await freePort(), mkdtempSync(path.join(tmpdir(), "ratna-redis-")))
    await redis.start()
    return redis
  }

  get url(): string {
    return `redis://127.0.0.1:${String(this.port)}`
  }

  async start(): Promise<void> {
    const options = ["--port", String(this.port), "--bind", "127.0.0.1", "--save", "", "--dir", this.folder]
    this.child = spawn("redis-server", options, { stdio: "ignore" })
    await waitFor("Redis", () => responds(this.port))
  }

  /** Stops it without a response to whatever is under way. */
  async stop(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once("exit", resolve))
    child.kill("SIGKILL")
    await ended
  }

  /** Keeps connections open, but no longer responds. */
  freeze = (): boolean | undefined => this.child?.kill("SIGSTOP")
  thaw = (): boolean | undefined => this.child?.kill("SIGCONT")

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
