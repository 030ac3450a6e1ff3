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
import { compute, crawl, type Crawled, importInto } from "./background-load"
import { benchFlood, benchUploads } from "./flood"

/** The crawled tenant's limits, and the factor by which the load exceeds them. */
const limits = { callsPerSecond: 2, callsAtOnce: 2 }
const timesOver = 50
/** Rows of the whole file: 54,000, as the target rounds it. */
const importedRows = 53_940
/** The cases are measured alternately and often, so that a machine that becomes slower affects all of them equally. */
const rounds = 6
const secondsOfCalls = { alone: 15, besideComputing: 15, besideCrawl: 15, besideBoth: 30 }
const orders = 5
/** Time for the database to vacuum after an import, in ms. */
const settlingMs = 5_000
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

/** Visits a tenant beside a process that has nothing to do with it, and that uses as much of the cores as an import. */
async function visitBesideComputing(tenant: NewTenant): Promise<number[]> {
  const computing = await compute()
  return visitFor(tenant, secondsOfCalls.besideComputing).finally(computing.end)
}

/** Sends requests to a tenant as a visitor, one after another, until stopped. @returns the duration of each in ms */
async function visit({ slug }: NewTenant, isOver: () => boolean): Promise<number[]> {
  const visitor = new Client(slug)
  const took: number[] = []
  while (!isOver()) {
    const from = performance.now()
    expectStatus(await visitor.get(search()), 200)
    took.push(performance.now() - from)
  }
  return took
}

function visitFor(tenant: NewTenant, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  return visit(tenant, () => performance.now() > end)
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

/** What the quiet tenant's requests run beside: nothing, an unrelated process, crawlers, or crawlers and an import. */
type Case = keyof typeof secondsOfCalls

/** Duration of each request of the quiet tenant in ms, by case. */
interface Round extends Record<Case, number[]> {
  crawled: Crawled
  /** Rows imported meanwhile. */
  landed: number
  /** Seconds, of the last round only. */
  mail: number
}

/** A new tenant in each round, so that each import creates the rows that it sends. */
async function newCrowdedTenant(): Promise<NewTenant> {
  const tenant = await newTenant()
  await importRows(tenant, garnets)
  await limit(tenant)
  return tenant
}

async function round(quiet: TenantWithStones, last: boolean): Promise<Round> {
  const crowded = await newCrowdedTenant()
  const alone = await visitFor(quiet, secondsOfCalls.alone)
  const besideComputing = await visitBesideComputing(quiet)
  const crawling = crawl(crowded, limits.callsPerSecond * timesOver)
  const besideCrawl = await visitFor(quiet, secondsOfCalls.besideCrawl)
  const importing = importInto(crowded, importedRows)
  // Reading the file is not measured.
  await visit(quiet, () => importing.done() > 0)
  const before = importing.done()
  const besideBoth = await visitFor(quiet, secondsOfCalls.besideBoth)
  const landed = importing.done() - before
  const mail = last ? await mailSeconds(quiet) : NaN
  importing.end()
  const crawled = await crawling.end()
  await sleep(settlingMs)
  return { alone, besideComputing, besideCrawl, besideBoth, crawled, landed, mail }
}

/** Measures the latency of a quiet tenant while another imports a large file and is crawled far beyond its limit. */
export async function benchFairness(): Promise<Finding[]> {
  const quiet = await newTenantWithStones([{ name: "Ruby", stock: 100 }])
  await importRows(quiet, garnets)
  await visitFor(quiet, secondsOfCalls.alone)
  const took: Round[] = []
  for (let n = 1; n <= rounds; n++) took.push(await round(quiet, n === rounds))
  const sum = (of: (round: Round) => number): number => took.reduce((all, round) => all + of(round), 0)
  const p95 = (of: Case): number =>
    percentile(
      took.flatMap((round) => round[of]),
      0.95
    )
  const alone = p95("alone")
  const text = (ms: number): string => `p95 ${ms.toFixed(1)} ms, ${(ms / alone).toFixed(2)} times that alone`
  const rate = sum(({ crawled }) => crawled.due) / sum(({ crawled }) => crawled.seconds)
  const accepted = sum(({ crawled }) => crawled.served - crawled.refused)
  const refused = sum(({ crawled }) => crawled.refused)
  const rowsPerSecond = sum(({ landed }) => landed) / (rounds * secondsOfCalls.besideBoth)
  const mail = took.at(-1)?.mail ?? NaN
  return [
    ...(await benchFlood()),
    ...(await benchUploads()),
    {
      what: "a quiet tenant's search, alone",
      result: `p95 ${alone.toFixed(1)} ms; ${String(rounds)} rounds of this and the next three, their calls together`,
    },
    {
      what: "beside an unrelated process that computes for half of the time, as 300 rows a second would",
      result: `${text(p95("besideComputing"))}; what the cores that all of these share cost by themselves`,
    },
    {
      what: `beside a tenant that crawlers would call ${rate.toFixed(0)} times a second, its limit ${String(limits.callsPerSecond)}`,
      result: `${text(p95("besideCrawl"))}; ${String(accepted)} calls were let in, ${String(refused)} refused; promised: ${String(promisedShare)}`,
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
