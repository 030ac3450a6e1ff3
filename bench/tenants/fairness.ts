import { setTimeout as sleep } from "node:timers/promises"
import { importRows } from "../../integration-tests/support/catalog"
import { Client } from "../../integration-tests/support/client"
import { mailAbout } from "../../integration-tests/support/mailbox"
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
import { compute, crawl, importInto, type Load } from "./background-load"
import { benchFlood, benchUploads } from "./flood"

/** The crawled tenant's limits, and the factor by which the load exceeds them. */
const limits = { callsPerSecond: 2, callsAtOnce: 2 }
const timesOver = 50
/** Rows of the whole file: 54,000, as the target rounds it. */
const importedRows = 53_940
/** The cases take turns of a second, so that a machine that becomes slower affects all of them equally. */
const turns = 40
const turnMs = 1000
/** Time for the server to finish what a paused load has started, in ms. */
const settlingMs = 500
const orders = 5
const promisedShare = 1.1
const promisedMailSeconds = 5

async function limit(tenant: NewTenant): Promise<void> {
  const path = `/api/superadmin/tenants/${tenant.id}/limits`
  expectStatus(await (await superadmin()).put(path, limits), 200)
}

/** Products that every search matches. */
const garnets = Array.from({ length: 300 }, (_, n) => ({ name: `Garnet ${String(n)}` }))

let searches = 0
/** A response that is in no cache: each search is different. */
const search = (): string => `/api/products?limit=100&search=garnet+${String(searches++)}`

/** Sends requests to a tenant as a visitor, one after another. @returns the duration of each in ms */
async function visit({ slug }: NewTenant, forMs: number): Promise<number[]> {
  const visitor = new Client(slug)
  const took: number[] = []
  const end = performance.now() + forMs
  while (performance.now() < end) {
    const from = performance.now()
    expectStatus(await visitor.get(search()), 200)
    took.push(performance.now() - from)
  }
  return took
}

/** Median seconds from a paid order to its e-mail in the buyer's mailbox. */
async function mailSeconds({ slug, stones }: TenantWithStones): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < orders; n++) {
    const buyer = await newBuyer(slug)
    expectStatus((await buy(buyer, stones.get("Ruby")?.id ?? "")).response, 201)
    const from = performance.now()
    await mailAbout(buyer.email, /order/i)
    took.push((performance.now() - from) / 1000)
  }
  return median(took)
}

async function newCrowdedTenant(): Promise<NewTenant> {
  const tenant = await newTenant()
  await importRows(tenant, garnets)
  await limit(tenant)
  return tenant
}

/** Visits a tenant in turns: in each beside the loads of one case. @returns the durations in ms, by case */
async function visitInTurns<Case extends string>(
  tenant: NewTenant,
  cases: Record<Case, readonly Load[]>
): Promise<Record<Case, number[]>> {
  const names = Object.keys(cases) as Case[]
  const took = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Case, number[]>
  for (let turn = 0; turn < turns; turn++) {
    for (const name of names) {
      for (const load of cases[name]) load.resume()
      took[name].push(...(await visit(tenant, turnMs)))
      for (const load of cases[name]) load.pause()
      await sleep(settlingMs)
    }
  }
  return took
}

/** Measures the latency of a quiet tenant while another imports a large file and is crawled far beyond its limit. */
export async function benchFairness(): Promise<Finding[]> {
  const quiet = await newTenantWithStones([{ name: "Ruby", stock: 100 }])
  await importRows(quiet, garnets)
  const crowded = await newCrowdedTenant()
  const computing = await compute()
  const crawling = crawl(crowded, limits.callsPerSecond * timesOver)
  const importing = await importInto(crowded, importedRows)
  const before = importing.done()
  const took = await visitInTurns(quiet, {
    alone: [],
    besideComputing: [computing],
    besideCrawl: [crawling],
    besideBoth: [crawling, importing],
  })
  const rowsPerSecond = (importing.done() - before) / ((turns * (turnMs + settlingMs)) / 1000)
  if (importing.done() === importedRows) throw new Error("The import ended before the measurement did")
  computing.end()
  crawling.resume()
  importing.resume()
  const mail = await mailSeconds(quiet)
  importing.end()
  const crawled = await crawling.end()

  const p95 = (of: keyof typeof took): number => percentile(took[of], 0.95)
  const alone = p95("alone")
  const text = (ms: number): string => `p95 ${ms.toFixed(1)} ms, ${(ms / alone).toFixed(2)} times that alone`
  const rate = crawled.due / crawled.seconds
  const accepted = crawled.served - crawled.refused
  return [
    ...(await benchFlood()),
    ...(await benchUploads()),
    {
      what: "a quiet tenant's search, alone",
      result: `p95 ${alone.toFixed(1)} ms; ${String(turns)} turns of a second of this and the next three each`,
    },
    {
      what: "beside an unrelated process that computes for half of the time, as 300 rows a second would",
      result: `${text(p95("besideComputing"))}; what the cores that all of these share cost by themselves`,
    },
    {
      what: `beside a tenant that crawlers would call ${rate.toFixed(0)} times a second, its limit ${String(limits.callsPerSecond)}`,
      result: `${text(p95("besideCrawl"))}; ${String(accepted)} calls were let in, ${String(crawled.refused)} refused; promised: ${String(promisedShare)}`,
      holds: p95("besideCrawl") <= alone * promisedShare,
    },
    {
      what: `and that imports ${String(importedRows)} rows`,
      result: `${text(p95("besideBoth"))}; ${rowsPerSecond.toFixed(0)} rows a second landed; promised: ${String(promisedShare)}`,
      holds: p95("besideBoth") <= alone * promisedShare,
    },
    {
      what: "the quiet tenant's order mail then",
      result: `${mail.toFixed(1)} s at the median; promised: ${String(promisedMailSeconds)} s`,
      holds: mail <= promisedMailSeconds,
    },
  ]
}
