import { setTimeout as sleep } from "node:timers/promises"
import { Problem } from "../../start/problem"
import { type ComposeFile, type ComposeService, readComposeFiles } from "./compose-file"
import { podman, succeeds } from "./podman"
import { each, PREFIX, runOptions } from "./run-options"

/** Last part of the first address that the driver gives. */
const FIRST_ADDRESS = 100

/** Each check of the product's health starts a Node.js. */
const POLL_MS = 3_000
/** Time until a service is healthy or has completed. */
const PATIENCE_MS = 600_000

const nameOf = (service: string): string => PREFIX + service

/** As Docker makes it: others know a container that takes a replaced one's address at once. */
const macOf = (address: string): string =>
  ["02", "42", ...address.split(".").map((part) => Number(part).toString(16).padStart(2, "0"))].join(":")

/** Runs the services of a compose file with podman. Its state is podman's, so several processes can control one. */
export class Compose {
  constructor(private readonly file: ComposeFile) {}

  get images(): string[] {
    return [...new Set(Object.values(this.file.services).map((service) => service.image))]
  }

  /**
   * A service's address. Each has one of its own, which all containers find in /etc/hosts: podman's DNS server loses
   * queries, whose senders then wait for 5 s, when a container comes or goes. Docker's doesn't.
   */
  addressOf(name: string): string {
    const [{ subnet }] = this.file.networks.default.ipam.config
    const place = FIRST_ADDRESS + Object.keys(this.file.services).indexOf(name)
    return this.serviceOf(name).networks?.default.ipv4_address ?? subnet.replace(/\.\d+\/24$/, `.${place}`)
  }

  /** Starts all services in the order of `depends_on`, and waits until each is healthy or has completed. */
  async up(): Promise<void> {
    const [{ subnet }] = this.file.networks.default.ipam.config
    await podman("network", "create", "--disable-dns", "--subnet", subnet, `${PREFIX}default`)
    const started = new Map<string, Promise<unknown>>()
    const start = (name: string): Promise<unknown> => {
      const running = started.get(name) ?? this.startAfter(name, start)
      started.set(name, running)
      return running
    }
    const names = Object.keys(this.file.services)
    await Promise.all(names.map(start))
    await Promise.all(names.map((name) => this.isSettled(name)))
  }

  /** Stops a container, removes it, and starts another one, as an update does. */
  async replace(name: string): Promise<void> {
    await podman("stop", nameOf(name))
    await podman("rm", nameOf(name))
    await this.run(name)
    await this.isSettled(name)
  }

  /** Stops a container and starts it again. */
  async restart(name: string): Promise<void> {
    await podman("restart", nameOf(name))
    await this.isSettled(name)
  }

  /** Runs a program in a service's container. @returns its output */
  exec(name: string, ...command: string[]): Promise<string> {
    return podman("exec", nameOf(name), ...command)
  }

  /** The id of a service's container. */
  idOf(name: string): Promise<string> {
    return this.inspect(name, "{{.Id}}")
  }

  /** Removes everything, also what an earlier run has left. */
  async down(): Promise<void> {
    const names = async (...list: string[]) =>
      (await podman(...list, "--filter", `name=^${PREFIX}`, "--format", "{{.Names}}"))
        .split("\n")
        .filter(Boolean)
    const containers = await names("ps", "--all")
    if (containers.length > 0) await podman("rm", "--force", "--time", "0", "--volumes", ...containers)
    const volumes = this.file.volumes.map((volume) => PREFIX + volume)
    await podman("volume", "rm", "--force", ...volumes)
    await podman("network", "rm", "--force", `${PREFIX}default`).catch(() => undefined)
  }

  /** The end of a container's log. */
  logs(name: string): Promise<string> {
    return podman("logs", "--tail", "30", nameOf(name)).catch(String)
  }

  private serviceOf(name: string): ComposeService {
    const service = this.file.services[name]
    if (!service) throw new Problem(`compose.yaml has no service ${name}.`)
    return service
  }

  private async startAfter(name: string, start: (name: string) => Promise<unknown>): Promise<void> {
    const needed = Object.entries(this.serviceOf(name).depends_on)
    await Promise.all(
      needed.map(async ([dependency, condition]) => {
        await start(dependency)
        if (condition === "service_completed_successfully") await this.hasCompleted(dependency)
        if (condition === "service_healthy") await this.isSettled(dependency)
      })
    )
    await this.run(name)
  }

  private run(name: string): Promise<string> {
    const network = [
      "--network",
      `${PREFIX}default:ip=${this.addressOf(name)},mac=${macOf(this.addressOf(name))}`,
    ]
    const hosts = Object.keys(this.file.services).map((other) => `${other}:${this.addressOf(other)}`)
    return podman("run", ...network, ...each("--add-host", hosts), ...runOptions(name, this.serviceOf(name)))
  }

  /** Waits until a service is healthy (without a health check: until it runs), or has completed if others need that. */
  private isSettled(name: string): Promise<void> {
    const services = Object.values(this.file.services)
    if (services.some((other) => other.depends_on[name] === "service_completed_successfully"))
      return this.hasCompleted(name)
    return this.until(name, "healthy", async () => {
      const state = await this.inspect(name, "{{.State.Status}} {{if .Config.Healthcheck}}checked{{end}}")
      return (
        state === "running" || (state === "running checked" && succeeds("healthcheck", "run", nameOf(name)))
      )
    })
  }

  private hasCompleted(name: string): Promise<void> {
    return this.until(name, "completed", async () => {
      const state = await this.inspect(name, "{{.State.Status}} {{.State.ExitCode}}")
      if (state.startsWith("exited") && state !== "exited 0" && this.serviceOf(name).restart === "no")
        throw new Problem(`${name} ${state}:\n${await this.logs(name)}`)
      return state === "exited 0"
    })
  }

  private inspect(name: string, format: string): Promise<string> {
    return podman("inspect", "--format", format, nameOf(name))
  }

  private async until(name: string, state: string, isReached: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + PATIENCE_MS
    while (!(await isReached())) {
      if (performance.now() > end)
        throw new Problem(`${name} is not ${state} after ${PATIENCE_MS / 1000} s:\n${await this.logs(name)}`)
      await sleep(POLL_MS)
    }
  }
}

/** compose.yaml with what the tests run otherwise. @param variables values of the file `.env` */
export const composeOf = (variables: Record<string, string>): Compose =>
  new Compose(readComposeFiles(["compose.yaml", "dev/test/containers/override.yaml"], variables))
