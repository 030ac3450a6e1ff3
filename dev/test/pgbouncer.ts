import { spawnSync } from "node:child_process"
import { chmodSync, mkdirSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import path from "node:path"
import type { Part } from "../start/services"

/** Whether Debian's PgBouncer is installed. */
export const hasPgBouncer = (): boolean => !spawnSync("pgbouncer", ["--version"]).error

const nobody = 65534

/**
 * PgBouncer in transaction mode, as docs/capacity.md recommends it.
 * @param databaseUrl the server that it connects to
 */
export function pgBouncerPart(port: number, dataDir: string, databaseUrl: string): Part {
  const dir = path.join(dataDir, "pgbouncer")
  const server = new URL(databaseUrl)
  mkdirSync(dir, { recursive: true })
  const file = path.join(dir, "pgbouncer.ini")
  const users = path.join(dir, "users.txt")
  writeFileSync(users, `"${server.username}" "${decodeURIComponent(server.password)}"\n`)
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "trust",
    auth_file: users,
    pool_mode: "transaction",
    max_client_conn: 500,
    default_pool_size: 40,
    // A statement waits no longer for a server that can't be reached, and its request gets 503.
    query_wait_timeout: 5,
    // PgBouncer refuses all clients for this long after a failed login; 15 by default.
    server_login_retry: 1,
  }
  writeFileSync(
    file,
    [
      "[databases]",
      `* = host=${server.hostname} port=${server.port || "5432"}`,
      "[pgbouncer]",
      ...Object.entries(settings).map(([name, value]) => `${name} = ${String(value)}`),
    ].join("\n")
  )
  // The data folder's umask hides them from the user that PgBouncer runs as.
  chmodSync(dir, 0o755)
  for (const it of [file, users]) chmodSync(it, 0o644)
  return {
    spec: {
      name: "pgbouncer",
      command: "pgbouncer",
      args: [file],
      cwd: dir,
      env: { PATH: process.env["PATH"] },
      patience: 3000,
      ...(process.getuid?.() === 0 ? { uid: nobody } : {}),
    },
    isReady: () => accepts(port),
    patience: 10_000,
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy()
      resolve(true)
    })
    socket.once("error", () => resolve(false))
  })
}

/** The database's address through PgBouncer. */
export function throughPgBouncer(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl)
  url.hostname = "127.0.0.1"
  url.port = String(port)
  return url.href
}
