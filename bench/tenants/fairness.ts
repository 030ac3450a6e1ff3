import { fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { importRows } from "../../integration-tests/support/catalogue"
import { Client } from "../../integration-tests/support/client"
import { mailAbout } from "../../integration-tests/support/mailbox"
import { product } from "../../integration-tests/support/product"
import { expectStatus } from "../../integration-tests/support/shopper"
import { newTenant, superadmin, type NewTenant } from "../../integration-tests/support/tenant"
import {
  buy,
  newBuyer,
  newTenantWithStones,
  type TenantWithStones,
} from "../../integration-tests/support/tenant-with-stones"
import { rowsOfPage, sendRows } from "../admin/import-rows"
import { percentile } from "../support/percentile"
import { median, type Finding } from "../support/report"

/** The crowded shop's limits, and how many times as often it is called. */
const limits = { callsPerSecond: 20, callsAtOnce: 2 }
const timesOver = 50
const importedRows = 54_000
const calls = 300
const orders = 5
const promisedShare = 1.1
const promisedMailSeconds = 5

async function limit({ tenant }: NewTenant): Promise<void> {
  const path = `/api/superadmin/tenants/${tenant.id}/limits`
  expectStatus(await (await superadmin()).put(path, limits), 200)
}

/** Answers that no cache has: each search is another. */
const search = (n: number): string => `/api/products?limit=100&search=garnet+${String(n)}`

interface Crawled {
  made: number
  refused: number
  seconds: number
}

/** Calls a tenant so often, whether or not it answers, until it is told to end. */
function crawl({ slug }: NewTenant, callsPerSecond: number): { end: () => Promise<Crawled> } {
  const { port } = product()
  const args = [String(port), `${slug}.localhost:${String(port)}`, String(callsPerSecond)]
  const crawler = fork(path.join("bench", "tenants", "crawler.cjs"), args, { execArgv: [] })
  return {
    end: async () => {
      const told = once(crawler, "message") as Promise<[Crawled]>
      crawler.send("end")
      return (await told)[0]
    },
  }
}

/** Imports rows as the back office's page does. @returns how many have landed until it is told to end */
function importInto({ admin }: NewTenant, rows: Parameters<typeof sendRows>[1]): { done: () => number } {
  let done = 0
  const work = sendRows(admin, rows, false, (answer) => {
    done += answer.rows.length
  })
  // The file is larger than the measuring is long: what is left of it when the bench ends is nobody's loss.
  work.catch(() => undefined)
  return { done: () => done }
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

/** Seconds from a paid order to its mail in the buyer's mailbox, at the median. */
async function mailSeconds({ slug, stones }: TenantWithStones): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < orders; n++) {
    const buyer = await newBuyer(slug)
    expectStatus((await buy(buyer, stones.get("Ruby")?.id ?? "")).answer, 201)
    const from = performance.now()
    await mailAbout(buyer.email, /order/i)
    took.push((performance.now() - from) / 1000)
  }
  return median(took)
}

/** What a quiet shop's people wait while another imports a large file and is crawled far beyond its limit. */
export async function benchFairness(): Promise<Finding[]> {
  const [crowded, quiet] = [await newTenant(), await newTenantWithStones([{ name: "Ruby", stock: 100 }])]
  const garnets = Array.from({ length: 300 }, (_, n) => ({ name: `Garnet ${String(n)}` }))
  for (const tenant of [crowded, quiet]) await importRows(tenant, garnets)
  await limit(crowded)
  await p95(quiet)
  const alone = await p95(quiet)
  const crawled = crawl(crowded, limits.callsPerSecond * timesOver)
  const besideCrawl = await p95(quiet)
  const imported = importInto(crowded, await rowsOfPage(importedRows))
  const before = performance.now()
  const besideBoth = await p95(quiet)
  const rate = imported.done() / ((performance.now() - before) / 1000)
  const mail = await mailSeconds(quiet)
  const { made, refused, seconds } = await crawled.end()
  const text = (ms: number): string => `p95 ${ms.toFixed(0)} ms, ${(ms / alone).toFixed(2)} times that alone`
  return [
    { what: "a quiet shop's search, alone", result: `p95 ${alone.toFixed(0)} ms` },
    {
      what: `beside a shop that is called ${(made / seconds).toFixed(0)} times a second, its limit ${String(limits.callsPerSecond)}`,
      result: `${text(besideCrawl)}; ${String(made - refused)} of ${String(made)} calls were let in; promised: ${String(promisedShare)}`,
      holds: besideCrawl <= alone * promisedShare,
    },
    {
      what: `and that imports ${String(importedRows)} rows`,
      result: `${text(besideBoth)}; ${rate.toFixed(0)} rows a second landed; promised: ${String(promisedShare)}`,
      holds: besideBoth <= alone * promisedShare,
    },
    {
      what: "the quiet shop's order mail then",
      result: `${mail.toFixed(1)} s at the median; promised: ${String(promisedMailSeconds)} s`,
      holds: mail <= promisedMailSeconds,
    },
  ]
}
