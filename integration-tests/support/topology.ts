import { setTimeout as sleep } from "node:timers/promises"
import type { TopologyInfo } from "../../dev/test/info"
import { product } from "./product"
import { newTenant } from "./tenant"
import { waitFor } from "./wait-for"

/** A process of the topology, by its name at the control server. */
export type ProcessName =
  | "server-1"
  | "server-2"
  | "worker"
  | "storefront-1"
  | "storefront-2"
  | "redis"
  | "postgres"
  | "mailbox"

/** Returns the running topology. The helpers for one product work too: they use its first storefront. */
export function topology(): TopologyInfo {
  const info = product() as TopologyInfo
  if (!Array.isArray(info.ports)) throw new Error("RATNA_PRODUCT describes one product, not a topology")
  return info
}

type Action = "kill" | "revive" | "replace" | "migrate" | "configure" | "migrate-again" | "restart"

async function control(action: Action, name = "", body?: object): Promise<void> {
  const response = await fetch(`${topology().controlUrl}/${action}/${name}`, {
    method: "POST",
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${action} ${name}: ${await response.text()}`)
}

/** Ends a process with `kill -9`. It stays down until `revive`. */
export const kill = (name: ProcessName): Promise<void> => control("kill", name)

/** Starts a killed process again and waits until it is ready, and the others use it. */
export async function revive(name: ProcessName): Promise<void> {
  await control("revive", name)
  // PgBouncer refuses everybody for a second after a failed login.
  if (name === "postgres") await sleep(2_000)
  if (name !== "redis") return
  // Opening a tenant needs Redis. Two in a row reach both servers.
  const opened = () => newTenant().then(() => newTenant())
  await waitFor("the servers' connections to Redis", () => opened().catch(() => undefined), 60_000)
}

/** Runs the role migrate of another release. */
export const migrateNext = (): Promise<void> => control("migrate")

/** Stops a process with SIGTERM, then starts that release's in its place and waits until it is ready. */
export const replace = (name: ProcessName): Promise<void> => control("replace", name)

/** Returns the metrics of a process as Prometheus text. */
export const metricsOfProcess = async (name: ProcessName): Promise<string> =>
  (await fetch(topology().metricsUrls[name] ?? "")).text()

/** Sets variables for all processes that are started from now on; an empty one counts as unset. */
export const configure = (env: Record<string, string>): Promise<void> => control("configure", "", env)

/** Runs the role migrate of the same release. */
export const migrateAgain = (): Promise<void> => control("migrate-again")

/** Stops a process with SIGTERM, then starts it again with the variables of `configure` and waits until it is ready. */
export const restart = (name: ProcessName): Promise<void> => control("restart", name)

export async function pids(): Promise<Record<ProcessName, number>> {
  const response = await fetch(`${topology().controlUrl}/pids`)
  return (await response.json()) as Record<ProcessName, number>
}
