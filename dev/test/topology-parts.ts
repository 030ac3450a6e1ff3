import { mkdirSync } from "node:fs"
import { connect } from "node:net"
import path from "node:path"
import { responds, type Part } from "../start/services"

/** Time that a process of a topology accepts requests after SIGTERM, in seconds. */
const DRAIN_SECONDS = 2
/** A draining process needs longer to end than one of `npm start`. */
const STOP_MS = 16_000

interface RoleProcess {
  /** Folder of the built tree. */
  tree: string
  env: NodeJS.ProcessEnv
  port: number
}

/** One process of a role, as `npm start` runs it. */
export const rolePart = (name: string, { tree, env, port }: RoleProcess): Part => ({
  spec: {
    name,
    command: process.execPath,
    args: [path.join(tree, "dev/start.mjs")],
    cwd: tree,
    env: { ...env, NODE_ENV: "test", DRAIN_SECONDS: String(DRAIN_SECONDS) },
    patience: STOP_MS,
  },
  isReady: responds(port, "/api/health/ready", (status) => status === 200),
  patience: 120_000,
})

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"))
    socket.once("data", (bytes) => {
      socket.destroy()
      resolve(bytes.toString().startsWith("+PONG"))
    })
    socket.once("error", () => resolve(false))
  })
}

/** A Redis server as production runs it: nothing is evicted, and every write is kept. */
export function redisPart(port: number, dataDir: string): Part {
  const dir = path.join(dataDir, "redis")
  mkdirSync(dir, { recursive: true })
  const options = {
    port,
    bind: "127.0.0.1",
    dir,
    appendonly: "yes",
    save: "",
    "maxmemory-policy": "noeviction",
  }
  return {
    spec: {
      name: "redis",
      command: "redis-server",
      args: Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
      cwd: dir,
      env: { PATH: process.env["PATH"] },
      patience: 3000,
    },
    isReady: () => accepts(port),
    patience: 10_000,
  }
}
