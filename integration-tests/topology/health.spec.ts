import { topology, kill, revive } from "../support/topology"
import { waitFor } from "../support/wait-for"

jest.setTimeout(180_000)

const origins = (): string[] => {
  const { medusaUrls, workerUrl, ports } = topology()
  return [...medusaUrls, workerUrl, ...ports.map((port) => `http://127.0.0.1:${port}`)]
}

const statusOf = async (path: string): Promise<number[]> =>
  Promise.all(origins().map(async (origin) => (await fetch(`${origin}/api/health/${path}`)).status))

const until = (what: string, statuses: number[]): Promise<true> =>
  waitFor(
    what,
    async () => {
      const found = await statusOf("ready")
      return found.every((status, at) => status === statuses[at]) ? true : undefined
    },
    60_000
  )

it("a load balancer finds out which process can serve: all of them, and none without the database", async () => {
  expect(await statusOf("live")).toEqual([200, 200, 200, 200, 200])
  expect(await statusOf("ready")).toEqual([200, 200, 200, 200, 200])
  await kill("postgres")
  try {
    await until("that no process is ready", [503, 503, 503, 503, 503])
    expect(await statusOf("live")).toEqual([200, 200, 200, 200, 200])
  } finally {
    await revive("postgres")
  }
  await until("that all processes are ready", [200, 200, 200, 200, 200])
})

it("a worker serves nothing but its health", async () => {
  expect((await fetch(`${topology().workerUrl}/api/products`)).status).toBe(404)
})
