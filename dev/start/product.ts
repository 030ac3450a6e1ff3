import path from "node:path"
import { startCluster, databaseUrl, type Access, type Cluster } from "../postgres/cluster"
import { ensureRole } from "../postgres/roles"
import { productEnvironment } from "./environment"
import { storeBrowserFiles } from "./browser-files"
import { ownerOnly, writePrivate } from "./files"
import { ProcessRegistry } from "./process-registry"
import { migrate, withClient } from "./migrate"
import { freePort } from "./ports"
import { messageOf, Problem } from "./problem"
import type { Progress } from "./progress"
import { seedDemo, wantsDemo } from "./seed"
import { Service, type ServiceContext } from "./service"
import { mailbox, medusa, simulators, storefront, type Part, type Servers } from "./services"
import type { Settings } from "./settings"

export interface ProductOptions {
  /** Called when the product can't continue: a process keeps terminating. */
  onFailure: (sentence: string) => void
  warn: (text: string) => void
  demo?: boolean
  /** Maximum number of restarts of a terminated process in ten minutes; three by default. */
  maxRestarts?: number
  /** The built servers by default. */
  servers?: Servers
}

const MAX_RESTARTS = 3
/** The processes that the servers use. They stop after the servers. */
const HELPERS = ["simulators", "mailbox", "redis"]
/** After this uptime a server's restarts are counted from zero again. */
const FINE_AFTER_MS = 10 * 60_000

interface Running {
  service: Service
  part: Part
  /** Until the process is ready, its end is a failed start, which the waiting caller reports. */
  wasReady: boolean
}

/** The whole product on one machine: its processes in the order of their dependencies. */
export class Product {
  env: NodeJS.ProcessEnv = {}
  /** Credentials of the embedded database; undefined with the user's own server. */
  access: Access | undefined
  private readonly services = new Map<string, Running>()
  private readonly servers: Servers
  private database: Cluster | undefined
  private stopping = false
  private readonly processes: ProcessRegistry
  private readonly context: ServiceContext

  constructor(
    readonly settings: Settings,
    private readonly progress: Progress,
    private readonly options: ProductOptions
  ) {
    ownerOnly()
    this.servers = options.servers ?? { medusa, storefront }
    this.processes = new ProcessRegistry(settings.dataDir)
    this.context = { processes: this.processes, dataDir: settings.dataDir, warn: options.warn }
  }

  /** @param storefrontBuilt only the storefront waits for it */
  async start(storefrontBuilt: Promise<void> = Promise.resolve()): Promise<void> {
    await this.startDatabase()
    await Promise.all([this.startHelpers(), this.prepareDatabase()])
    await this.progress.step("Starting the Medusa server", () =>
      this.startPart(this.servers.medusa(this.settings, this.env))
    )
    await storefrontBuilt
    if (!this.options.servers)
      await withClient(this.env["DATABASE_URL"] ?? "", (client) => storeBrowserFiles(client))
    const storefront = this.servers.storefront(this.settings, this.env)
    if (storefront) await this.progress.step("Starting the storefront", () => this.startPart(storefront))
    const admin = this.servers.medusaAdmin?.(this.settings, this.env)
    if (admin) await this.startPart(admin)
  }

  /** The database and its environment only, which is all that a command needs. */
  async startDatabase(): Promise<void> {
    const { settings } = this
    const left = await this.processes.endLeftovers()
    if (left.length > 0)
      this.progress.line(`Ended what an earlier start had left running: ${left.join(", ")}`)
    let url = settings.databaseUrl
    if (url === undefined) {
      const restart = this.restarter("postgres", () => cluster.restart())
      const cluster = await this.progress.step("Starting PostgreSQL", () =>
        startCluster(settings.dataDir, this.context, restart)
      )
      this.database = cluster
      this.access = cluster.access
      if (cluster.notice !== undefined) this.progress.line(cluster.notice)
      await ensureRole(cluster.access)
      url = databaseUrl(cluster.access)
    }
    const smtpUrl = settings.smtpUrl ?? `smtp://127.0.0.1:${await freePort()}`
    this.env = productEnvironment(settings, { databaseUrl: url, smtpUrl })
    // Commands that join this product in another process find its mailbox through this.
    writePrivate(path.join(settings.dataDir, "run", "smtp-url"), smtpUrl)
    if (settings.smtpUrl === undefined && settings.mode === "production") {
      this.options.warn(
        "SMTP_URL is not set: mails go to the embedded mailbox on this machine, and reach nobody."
      )
    }
  }

  /** The process ids by name; undefined for a process that hasn't been started. */
  get pids(): Record<string, number | undefined> {
    const services = [...this.services].map(([name, { service }]) => [name, service.pid] as const)
    return { ...Object.fromEntries(services), postgres: this.database?.service.pid }
  }

  /** Ends one process with `kill -9`, to simulate a fault. It stays dead until `revive`. */
  async kill(name: string): Promise<void> {
    if (name === "postgres") await this.database?.service.kill()
    else await this.find(name).service.kill()
  }

  async revive(name: string): Promise<void> {
    if (name === "postgres") await this.database?.restart()
    else await this.run(this.find(name))
  }

  /** Stops a process and starts another one under its name. */
  async replace(part: Part): Promise<void> {
    await this.find(part.spec.name).service.stop()
    await this.startPart(part)
  }

  /** Stops one process and starts it again. @throws Problem when it doesn't become ready; it is then not restarted */
  async restart(name: string): Promise<void> {
    const found = this.find(name)
    await found.service.stop()
    if (this.stopping) return
    await this.run(found)
  }

  /** Stops all processes, each before those it depends on. Takes less than 15 s, and up to 30 s more on a slow disk. */
  async stop(): Promise<void> {
    this.stopping = true
    const isHelper = (name: string) => HELPERS.includes(name)
    const stop = (which: (name: string) => boolean) =>
      Promise.all([...this.services].filter(([name]) => which(name)).map(([, { service }]) => service.stop()))
    await stop((name) => !isHelper(name))
    await stop(isHelper)
    await this.database?.service.stop()
    this.processes.close()
  }

  /** Starts the mailbox and the simulators. */
  async startHelpers(): Promise<void> {
    const { settings, env } = this
    const parts: Part[] = []
    const gateway = settings.mode === "development" ? simulators(settings, env) : undefined
    if (gateway) parts.push(gateway)
    if (settings.smtpUrl === undefined)
      parts.push(mailbox(settings, Number(new URL(env["SMTP_URL"] ?? "").port), env))
    await Promise.all(parts.map((part) => this.startPart(part)))
  }

  private async prepareDatabase(): Promise<void> {
    await this.progress.step("Bringing the database up to date", () => migrate(this.env))
    if (
      this.options.demo !== false &&
      this.settings.databaseUrl === undefined &&
      (await wantsDemo(this.env))
    ) {
      await this.progress.step("Filling the store with demo data", () => seedDemo(this.env))
    }
  }

  /** Starts a process and waits until it is ready. */
  async startPart(part: Part): Promise<void> {
    if (this.stopping) throw new Problem("Stopped while it was starting.")
    const restart = this.restarter(part.spec.name, (ended) => ended.start())
    const service = new Service(part.spec, this.context, (ended, reason) => {
      if (running.wasReady) restart(ended, reason)
    })
    const running: Running = { service, part, wasReady: false }
    this.services.set(part.spec.name, running)
    await this.run(running)
  }

  private find(name: string): Running {
    const found = this.services.get(name)
    if (!found) throw new Error(`there is no ${name}`)
    return found
  }

  private async run(running: Running): Promise<void> {
    running.wasReady = false
    running.service.start()
    await running.service.ready(running.part.isReady, running.part.patience)
    running.wasReady = true
  }

  /** Restarts a process that has terminated, at most `maxRestarts` times in ten minutes. */
  private restarter(
    name: string,
    start: (service: Service) => Promise<void> | void
  ): (service: Service, reason: string) => void {
    const { maxRestarts = MAX_RESTARTS } = this.options
    let ends: number[] = []
    return (service, reason) => {
      if (this.stopping) return
      ends = [...ends.filter((at) => at > Date.now() - FINE_AFTER_MS), Date.now()]
      if (ends.length > maxRestarts) {
        this.fail(`The ${name} server keeps ending (it ${reason}); see ${service.logFile}.`)
        return
      }
      this.options.warn(`${name} ${reason}; it is restarted.`)
      void Promise.resolve(start(service)).catch((error: unknown) => this.fail(messageOf(error)))
    }
  }

  private fail(sentence: string): void {
    if (!this.stopping) this.options.onFailure(sentence)
  }
}
