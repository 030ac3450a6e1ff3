import { importRows } from "../../integration-tests/support/catalogue"
import { Client } from "../../integration-tests/support/client"
import { expectStatus } from "../../integration-tests/support/shopper"
import { newTenant, superadmin, type NewTenant } from "../../integration-tests/support/tenant"
import { percentile } from "../support/percentile"
import type { Finding } from "../support/report"

const limit = async ({ tenant }: NewTenant, callsPerSecond: number, callsAtOnce: number): Promise<void> => {
  const path = `/api/superadmin/tenants/${tenant.id}/limits`
  expectStatus(await (await superadmin()).put(path, { callsPerSecond, callsAtOnce }), 200)
}

const crawlers = 48
const calls = 150

/** Answers that no cache has: each search is another. */
const search = (n: number): string => `/api/products?limit=100&search=garnet+${String(n)}`

/** Crawls a tenant until it is told to end. */
function crawl({ slug }: NewTenant): { end: () => Promise<unknown> } {
  let isOver = false
  let n = 0
  const one = async (): Promise<void> => {
    const visitor = new Client(slug)
    while (!isOver) await visitor.get(search(n++))
  }
  const all = Promise.all(Array.from({ length: crawlers }, one))
  return {
    end: () => {
      isOver = true
      return all
    },
  }
}

/** Milliseconds in which 95 of 100 calls of a tenant's visitor are answered. */
async function p95({ slug }: NewTenant): Promise<number> {
  const visitor = new Client(slug)
  const took: number[] = []
  for (let n = 0; n < calls; n++) {
    const from = performance.now()
    expectStatus(await visitor.get(search(n)), 200)
    took.push(performance.now() - from)
  }
  return percentile(took, 0.95)
}

/** What a quiet shop's visitors wait while another shop is crawled by many at once: without its limits, and with them. */
export async function benchFairness(): Promise<Finding[]> {
  const [crowded, quiet] = await Promise.all([newTenant(), newTenant()])
  const rows = Array.from({ length: 300 }, (_, n) => ({ name: `Garnet ${String(n)}` }))
  for (const shop of [crowded, quiet]) await importRows(shop, rows)
  const alone = await p95(quiet)
  const beside = async (callsPerSecond: number, callsAtOnce: number): Promise<number> => {
    await limit(crowded, callsPerSecond, callsAtOnce)
    const crawled = crawl(crowded)
    try {
      return await p95(quiet)
    } finally {
      await crawled.end()
    }
  }
  const without = await beside(100_000, 1_000)
  const within = await beside(20, 2)
  const text = (ms: number): string => `p95 ${ms.toFixed(0)} ms, ${(ms / alone).toFixed(1)} times that alone`
  return [
    { what: "a quiet shop's search, alone", result: `p95 ${alone.toFixed(0)} ms` },
    { what: `beside a shop with ${String(crawlers)} crawlers, without limits`, result: text(without) },
    {
      what: `beside it, held to 20 calls a second and 2 at once`,
      result: text(within),
      holds: within < without,
    },
  ]
}
