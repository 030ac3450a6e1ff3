import { fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
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
import { percentile } from "../support/percentile"
import { median, type Finding } from "../support/report"
import type { ImporterTask } from "./importer"

/** The crowded shop's limits, and how many times as often it is called. */
const limits = { callsPerSecond: 5, callsAtOnce: 2 }
const timesOver = 50
/** The whole file: 54,000, as the promise rounds it. */
const importedRows = 53_940
const calls = 4_000
const orders = 5
/** What an import leaves behind for the database to tidy up. */
const settlingMs = 10_000
const promisedShare = 1.1
const promisedMailSeconds = 5

async function limit({ tenant }: NewTenant): Promise<void> {
  const path = `/api/superadmin/tenants/${tenant.id}/limits`
  expectStatus(await (await superadmin()).put(path, limits), 200)
}

let searches = 0
/** An answer that no cache has: each search is another. */
const search = (): string => `/api/products?limit=100&search=garnet+${String(searches++)}`

interface Crawled {
  due: number
  answered: number
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

/** Imports diamonds as the back office's page does, until it is told to end. @returns how many have landed so far */
function importInto({ slug, admin }: NewTenant, rows: number): { done: () => number; end: () => void } {
  let done = 0
  const importer = fork(path.join("bench", "tenants", "importer.ts"), [], { execArgv: ["--import", "tsx"] })
  importer.on("message", (landed: number) => (done = landed))
  importer.send({ slug, cookies: [...admin.cookies], rows } satisfies ImporterTask)
  // The file is larger than the measuring is long: what is left of it when the bench ends is nobody's loss.
  return { done: () => done, end: () => void importer.kill() }
}

/** Milliseconds in which 95 of 100 calls of a tenant's visitor are answered. */
async function p95({ slug }: NewTenant): Promise<number> {
  const visitor = new Client(slug)
  const took: number[] = []
  for (let n = 0; n < calls; n++) {
    const from = performance.now()
    expectStatus(await visitor.get(search()), 200)
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

/** Until a first batch has landed: reading the file is not what is measured. */
async function begun(importing: { done: () => number }): Promise<void> {
  while (importing.done() === 0) await sleep(50)
}

/** What a quiet shop's people wait while another imports a large file and is crawled far beyond its limit. */
export async function benchFairness(): Promise<Finding[]> {
  const [crowded, quiet] = [await newTenant(), await newTenantWithStones([{ name: "Ruby", stock: 100 }])]
  const garnets = Array.from({ length: 300 }, (_, n) => ({ name: `Garnet ${String(n)}` }))
  for (const tenant of [crowded, quiet]) await importRows(tenant, garnets)
  await limit(crowded)
  await p95(quiet)
  const before = await p95(quiet)
  const crawled = crawl(crowded, limits.callsPerSecond * timesOver)
  const besideCrawl = await p95(quiet)
  const importing = importInto(crowded, importedRows)
  await begun(importing)
  const [from, landed] = [performance.now(), importing.done()]
  const besideBoth = await p95(quiet)
  const rate = (importing.done() - landed) / ((performance.now() - from) / 1000)
  const mail = await mailSeconds(quiet)
  importing.end()
  const { due, answered, refused, seconds } = await crawled.end()
  await sleep(settlingMs)
  const after = await p95(quiet)
  const alone = (before + after) / 2
  const text = (ms: number): string => `p95 ${ms.toFixed(1)} ms, ${(ms / alone).toFixed(2)} times that alone`
  return [
    {
      what: "a quiet shop's search, alone",
      result: `p95 ${before.toFixed(1)} ms before, ${after.toFixed(1)} ms after`,
    },
    {
      what: `beside a shop that crawlers would call ${(due / seconds).toFixed(0)} times a second, its limit ${String(limits.callsPerSecond)}`,
      result: `${text(besideCrawl)}; ${String(answered - refused)} calls were let in, ${String(refused)} refused; promised: ${String(promisedShare)}`,
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
