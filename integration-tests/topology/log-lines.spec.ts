import { readFile } from "node:fs/promises"
import path from "node:path"
import { firstStaff } from "../support/medusa-staff"
import { superadmin } from "../support/tenant"
import { kill, type ProcessName, pids, revive, topology } from "../support/topology"
import { unique } from "../support/unique"
import { waitFor } from "../support/wait-for"

jest.setTimeout(240_000)

const processes = ["server-1", "server-2", "worker", "storefront-1", "storefront-2"] as const

interface Line {
  time: string
  level: string
  service: string
  message: string
  route?: string
}

/** Lines that a process has printed since it was first started. The supervisor of the specs adds those that begin with `--`. */
async function linesOf(name: ProcessName): Promise<string[]> {
  const text = await readFile(path.join(topology().dataDir, "logs", `${name}.log`), "utf8")
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("-- "))
}

const parsed = (line: string): Partial<Line> => {
  try {
    return JSON.parse(line) as Line
  } catch {
    return { message: `not JSON: ${line}` }
  }
}

/** How often each process has logged that it lost Redis, and that it is back. */
async function redisLines(): Promise<Record<string, readonly [away: number, back: number]>> {
  return Object.fromEntries(
    await Promise.all(
      processes.map(async (name) => {
        const messages = (await linesOf(name)).map((line) => parsed(line).message ?? "")
        const count = (start: string) => messages.filter((message) => message.startsWith(start)).length
        return [name, [count("Redis is away"), count("Redis is back")] as const] as const
      })
    )
  )
}

async function openTenant(): Promise<number> {
  const slug = unique("shop")
  const body = { brandName: slug, slug, domain: `${slug}.example`, adminEmail: `admin@${slug}.test` }
  return (await (await superadmin()).post("/api/superadmin/tenants", body)).status
}

it("without Redis what needs it gets 503, and each process logs once that it is away and once that it is back", async () => {
  const staff = await firstStaff()
  const invite = () => staff.post("/admin/invites", { email: `${unique("staff")}@specs.test` })
  expect((await invite()).status).toBe(200)
  const before = await redisLines()
  await kill("redis")
  try {
    // Two in a row reach both servers.
    expect([await openTenant(), await openTenant()]).toEqual([503, 503])
    expect((await invite()).status).toBe(503)
  } finally {
    await revive("redis")
  }
  expect(await openTenant()).toBe(201)
  await waitFor("a line of each process", async () => {
    const after = await redisLines()
    return processes.every((name) => (after[name]?.[1] ?? 0) > (before[name]?.[1] ?? 0)) || undefined
  })
  const once = processes.map((name) => [name, before[name]?.map((count) => count + 1)])
  expect(await redisLines()).toEqual(Object.fromEntries(once))
})

it("every line of every process is a JSON object, from its start to its end by SIGTERM", async () => {
  const before = await pids()
  for (const name of processes) process.kill(before[name], "SIGTERM")
  const origins = [...topology().medusaUrls, topology().workerUrl, ...topology().origins]
  await waitFor(
    "new processes",
    async () => {
      const now = await pids()
      const ready = await Promise.all(
        origins.map((origin) => fetch(`${origin}/api/health/ready`).then(({ status }) => status === 200))
      ).catch(() => [false])
      return (processes.every((name) => now[name] !== before[name]) && !ready.includes(false)) || undefined
    },
    120_000
  )
  for (const name of processes) {
    const lines = (await linesOf(name)).map(parsed)
    expect(lines.length).toBeGreaterThan(2)
    // Health probes are logged at the level debug only.
    expect(lines.filter(({ route, level }) => route?.startsWith("/api/health") && level !== "debug")).toEqual(
      []
    )
    for (const line of lines) {
      expect([name, line]).toEqual([
        name,
        expect.objectContaining({
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
          level: expect.stringMatching(/^(error|warn|info|debug)$/) as string,
          service: name.replace(/-\d$/, ""),
          message: expect.any(String) as string,
        }),
      ])
    }
  }
})
