import { fault } from "../support/gateway"
import { valueOf } from "../support/metrics"
import { kill, metricsOfProcess, type ProcessName, revive } from "../support/topology"
import { waitFor } from "../support/wait-for"

jest.setTimeout(240_000)

/** Which processes use what. Servers send no mails, and storefronts need neither the bucket nor the gateway. */
const users = {
  database: ["server-1", "server-2", "worker"],
  redis: ["server-1", "server-2", "worker", "storefront-1", "storefront-2"],
  gateway: ["server-1", "server-2", "worker"],
  smtp: ["worker"],
} as const satisfies Record<string, readonly ProcessName[]>

type Name = keyof typeof users

const valuesOf = (name: Name): Promise<number[]> =>
  Promise.all(
    users[name].map(async (process) =>
      valueOf(await metricsOfProcess(process), `ratna_dependency_up{dependency="${name}"}`)
    )
  )

/** Waits until every process that uses it reports this value. */
const untilAll = (name: Name, value: 0 | 1): Promise<true> =>
  waitFor(
    `${name}: ${String(value)}`,
    async () => (await valuesOf(name)).every((found) => found === value) || undefined,
    60_000
  )

const faultAll = (times: number) => fault("/", "502", times)

it("each process reports that what it uses is away, and then that it is back", async () => {
  const names = Object.keys(users) as Name[]
  for (const name of names) await untilAll(name, 1)
  try {
    await Promise.all([kill("redis"), kill("postgres"), kill("mailbox"), faultAll(100_000)])
    for (const name of names) await untilAll(name, 0)
  } finally {
    await Promise.all([revive("postgres"), revive("mailbox"), faultAll(0)])
    // It opens a tenant.
    await revive("redis")
  }
  for (const name of names) await untilAll(name, 1)
})

it("each process reports whether it is ready, by its service", async () => {
  const processes = users.redis
  for (const name of processes) {
    const ready = `ratna_ready{service="${name.replace(/-\d$/, "")}"}`
    await waitFor(ready, async () => valueOf(await metricsOfProcess(name), ready) === 1 || undefined)
  }
  await kill("server-1")
  await kill("server-2")
  try {
    const ofStorefront = async () =>
      valueOf(await metricsOfProcess("storefront-1"), 'ratna_ready{service="storefront"}')
    await waitFor("a storefront without servers", async () => (await ofStorefront()) === 0 || undefined)
  } finally {
    await Promise.all([revive("server-1"), revive("server-2")])
  }
})
