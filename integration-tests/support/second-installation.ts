import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { productEnvironment } from "../../dev/start/environment"
import { freePorts } from "../../dev/start/ports"
import { medusa } from "../../dev/start/services"
import { readSettings, type Settings } from "../../dev/start/settings"
import { type Ended, productData, runCli } from "./cli"
import { rows } from "./database"
import { inOwnMedusa } from "./medusa-exec"
import { product } from "./product"
import { unique } from "./unique"
import { waitFor } from "./wait-for"

/** A second installation: its own database and data folder, filled by the command line. */
export class SecondInstallation {
  readonly folder = mkdtempSync(path.join(tmpdir(), "ratna-second-"))
  readonly dataDir = path.join(this.folder, "data")
  private readonly database = unique("second").replace("-", "_")
  private env: NodeJS.ProcessEnv = {}
  private server: ReturnType<typeof spawn> | undefined
  port = 0

  /** Database URL of the superuser. */
  get url(): string {
    return product().superuserUrl.replace(/\/\w+$/, `/${this.database}`)
  }

  /** @param env additional variables, such as the product's key */
  async open(env: NodeJS.ProcessEnv = {}): Promise<void> {
    const url = new URL(product().databaseUrl)
    await rows(`create database ${this.database} owner ${url.username} template template0`)
    const ports = await freePorts(["PORT", "MEDUSA_PORT", "MAIL_PORT", "GATEWAY_PORT"])
    this.port = ports.MEDUSA_PORT
    const { PATH, HOME } = process.env
    this.env = {
      ...{
        PATH,
        HOME,
        NODE_ENV: "test",
        DATABASE_URL: product().databaseUrl.replace(/\/\w+$/, `/${this.database}`),
      },
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      SMTP_URL: product().env["SMTP_URL"],
      ...env,
    }
  }

  /** Database URL of the product's own role. */
  get databaseUrl(): string {
    return this.env["DATABASE_URL"] ?? ""
  }

  /** Uses this database URL from now on. */
  use(databaseUrl: string): void {
    this.env["DATABASE_URL"] = databaseUrl
  }

  /** Runs a command on this installation's data. */
  cli(...args: string[]): Promise<Ended> {
    return runCli({ ...this.env, DATA_DIR: this.dataDir }, args)
  }

  /** Runs a command on the running product's data. */
  cliOfFirst(...args: string[]): Promise<Ended> {
    return runCli({ ...this.env, ...productData() }, args)
  }

  /** Runs a script with `medusa exec` on this installation's data. */
  inMedusa<Result>(script: string, input: object): Promise<Result> {
    return inOwnMedusa<Result>(script, input, this.environment())
  }

  private settings(): Settings {
    return readSettings({ ...this.env, DATA_DIR: this.dataDir })
  }

  private environment(): NodeJS.ProcessEnv {
    const { DATABASE_URL: databaseUrl = "", SMTP_URL: smtpUrl = "" } = this.env
    return productEnvironment(this.settings(), { databaseUrl, smtpUrl })
  }

  /** Starts this installation's Medusa server. */
  async start(): Promise<void> {
    const { spec, isReady } = medusa(this.settings(), this.environment())
    this.server = spawn(spec.command, spec.args, { cwd: spec.cwd, env: spec.env, stdio: "ignore" })
    await waitFor("the second installation", async () => ((await isReady()) ? true : undefined), 120_000)
  }

  async close(): Promise<void> {
    const { server } = this
    if (server && server.exitCode === null) {
      const ended = new Promise((resolve) => server.once("exit", resolve))
      server.kill()
      await ended
    }
    await rows(`drop database if exists ${this.database} with (force)`)
    rmSync(this.folder, { recursive: true, force: true })
  }
}
