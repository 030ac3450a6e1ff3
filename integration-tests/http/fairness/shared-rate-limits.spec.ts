import { Client } from "../../support/client"
import { hasRedis, OwnRedis } from "../../support/own-redis"
import { secondServer } from "../../support/second-server"
import { expectStatus } from "../../support/shopper"
import { newTenant, superadmin, type NewTenant } from "../../support/tenant"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(300_000)

const withRedis = hasRedis ? describe : describe.skip
if (!hasRedis) process.stdout.write("Skipped: limits across servers, because redis-server is not installed\n")

withRedis("limits of two servers on one database and one Redis", () => {
  const perSecond = 20
  let redis: OwnRedis
  let servers: Awaited<ReturnType<typeof secondServer>>[] = []
  let tenant: NewTenant

  beforeAll(async () => {
    redis = await OwnRedis.start()
    servers = await Promise.all([1, 2].map(() => secondServer({ REDIS_URL: redis.url })))
    tenant = await newTenant()
    const path = `/api/superadmin/tenants/${tenant.id}/limits`
    const limits = { callsPerSecond: perSecond, callsAtOnce: 12 }
    expectStatus(await (await superadmin()).put(path, limits), 200)
  })

  afterAll(async () => {
    await Promise.all(servers.map((it) => it.stop()))
    await redis.close()
  })

  const get = (n: number) => new Client(tenant.slug, { port: servers[n % 2]?.port ?? 0 }).get("/api/products")

  /** Sends more requests to both servers than they allow. @returns how many got each status */
  async function flood(seconds: number): Promise<{ allowed: number; refused: number; seconds: number }> {
    const from = performance.now()
    const counts = { allowed: 0, refused: 0 }
    const lane = async (n: number) => {
      while (performance.now() - from < seconds * 1000) {
        const { status } = await get(n)
        expect([200, 429]).toContain(status)
        if (status === 200) counts.allowed++
        else counts.refused++
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, n) => lane(n)))
    return { ...counts, seconds: (performance.now() - from) / 1000 }
  }

  /** The most that the limit lets in: a burst, the rate, and a tenth of a second's worth for each server. */
  const most = (seconds: number): number => perSecond * (1 + seconds) + 2 * (perSecond / 10)

  const isShared = async (): Promise<true | undefined> => {
    const { allowed, refused, seconds } = await flood(3)
    return refused > 0 && allowed <= most(seconds) ? true : undefined
  }

  it("let in what the tenant's limit allows, not that for each server", async () => {
    await waitFor("both servers' counts", isShared, 60_000)
    const { allowed, refused, seconds } = await flood(5)
    expect(refused).toBeGreaterThan(0)
    expect(allowed).toBeLessThanOrEqual(most(seconds))
    expect(allowed).toBeGreaterThan(perSecond)
  })

  it("apply to each server while Redis is stopped or hangs, and to both when it is back", async () => {
    for (const [away, back] of [
      [() => redis.stop(), () => redis.start()],
      [() => redis.freeze(), () => redis.thaw()],
    ] as const) {
      await away()
      const { allowed, seconds } = await flood(3)
      expect(allowed).toBeGreaterThan(0)
      expect(allowed).toBeLessThanOrEqual(2 * most(seconds))
      await back()
      await waitFor("shared counts", isShared, 60_000)
    }
  })

  it("a limit of ten failed sign-ins is ten on both servers together", async () => {
    const email = `${unique("guessed")}@specs.test`
    const statuses: number[] = []
    const { slug } = await newTenant()
    for (let n = 0; n < 14; n++) {
      const browser = new Client(slug, { port: servers[n % 2]?.port ?? 0 })
      statuses.push((await browser.post("/api/auth/login", { email, password: "wrong-password-1" })).status)
    }
    expect(statuses.filter((it) => it === 401)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429])
  })
})
