import { type ChildProcess, execFile, spawn } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { findPlace } from "../../dev/postgres/place"
import { freePort } from "../../dev/start/ports"
import { rows } from "./database"
import { product } from "./product"
import { waitFor } from "./wait-for"

/** PostgreSQL's tools. The package of the embedded server has none. */
const tools = () => path.join(process.env["RATNA_POSTGRES"] ?? "", "bin")

/** Whether the running product's PostgreSQL is one with tools: that of the stage `postgres-15`. */
export const hasTools = (): boolean => existsSync(path.join(tools(), "pg_basebackup"))

/** The running product's WAL archive, a base backup, and a cluster that is restored from both to a point in time. */
export class ArchivedPostgres {
  private readonly place = findPlace(product().dataDir)
  private readonly folder = mkdtempSync(path.join(path.dirname(this.place.data), "point-in-time-"))
  private readonly wal = path.join(this.folder, "wal")
  private readonly base = path.join(this.folder, "base")
  private archiving: ChildProcess | undefined
  private restored: ChildProcess | undefined
  private port = 0

  private run(program: string, args: readonly string[]): ChildProcess {
    const child = spawn(path.join(tools(), program), args, { ...this.asUser, stdio: "ignore" })
    return child
  }

  private get asUser() {
    const { user } = this.place
    return { cwd: "/", ...(user ? { uid: user.uid, gid: user.gid } : {}) }
  }

  /** Archives WAL as it is written, from now on, then backs the database files up, without WAL. */
  async backUp(): Promise<void> {
    const { user } = this.place
    if (user) chownSync(this.folder, user.uid, user.gid)
    const connection = ["-d", product().superuserUrl]
    await promisify(execFile)("mkdir", [this.wal], this.asUser)
    this.archiving = this.run("pg_receivewal", ["-D", this.wal, ...connection])
    await waitFor("the first archived WAL", () => Promise.resolve(readdirSync(this.wal).length || undefined))
    await promisify(execFile)(
      path.join(tools(), "pg_basebackup"),
      ["-D", this.base, "-X", "none", "-c", "fast", ...connection],
      this.asUser
    )
  }

  /** The present time of the database, between the transactions before and after it. */
  async now(): Promise<string> {
    const [row] = await rows<{ now: string }>("select clock_timestamp()::text as now")
    return row?.now ?? ""
  }

  /** Waits until all WAL that is written so far is archived. */
  private async archiveAll(): Promise<void> {
    const [row] = await rows<{ file: string }>("select pg_walfile_name(pg_switch_wal()) as file")
    await waitFor("the archived WAL", () =>
      Promise.resolve(existsSync(path.join(this.wal, row?.file ?? "")) || undefined)
    )
  }

  /** Restores the base backup up to this time on a port of its own, and waits until it accepts writes. */
  async restoreTo(time: string): Promise<void> {
    await this.archiveAll()
    this.port = await freePort()
    const { user } = this.place
    const signal = path.join(this.base, "recovery.signal")
    writeFileSync(signal, "")
    if (user) chownSync(signal, user.uid, user.gid)
    const settings = {
      listen_addresses: "127.0.0.1",
      unix_socket_directories: "",
      // At least that of the original, or the recovery stops.
      max_connections: "120",
      restore_command: `cp ${this.wal}/%f %p`,
      recovery_target_time: time,
      recovery_target_action: "promote",
    }
    const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
    this.restored = this.run("postgres", ["-D", this.base, "-p", String(this.port), ...args])
    await waitFor(
      "the restored database",
      () =>
        rows<{ recovers: boolean }>("select pg_is_in_recovery() as recovers", [], this.superuserUrl).then(
          ([row]) => (row?.recovers === false ? true : undefined),
          () => undefined
        ),
      120_000
    )
  }

  private at(url: string): string {
    const restored = new URL(url)
    restored.port = String(this.port)
    return restored.href
  }

  /** Database URL of the product's role in the restored cluster. */
  get databaseUrl(): string {
    return this.at(product().databaseUrl)
  }

  get superuserUrl(): string {
    return this.at(product().superuserUrl)
  }

  async stop(): Promise<void> {
    for (const [child, signal] of [
      [this.archiving, "SIGTERM"],
      [this.restored, "SIGQUIT"],
    ] as const) {
      if (child?.exitCode !== null) continue
      const ended = new Promise((resolve) => child.once("exit", resolve))
      child.kill(signal)
      await ended
    }
    rmSync(this.folder, { recursive: true, force: true })
  }
}
