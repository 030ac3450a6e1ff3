import { product } from "../../integration-tests/support/product"
import { newBuyer } from "../../integration-tests/support/tenant-with-stones"
import type { Product } from "../../src/contract/product"
import { mustCall } from "../support/call"
import { costOf, cpuMs, type Cost } from "../support/cpu"
import type { Finding } from "../support/report"

const promisedMs = 10
/** Number of rounds, of which the median counts: other work on the machine affects single rounds. */
const rounds = 5
const times = 60
/** Warm-up requests: a server that has just started still compiles the code that it runs. */
const warmUp = 400
/** Encodings that browsers accept. */
const compressed = { "accept-encoding": "gzip, deflate, br, zstd" }

export interface PagePids {
  storefront: number
  medusa: number
  postgres: number
}

interface PageCost extends Cost {
  storefront: number
}

async function oneRound(pids: PagePids, call: (n: number) => Promise<unknown>): Promise<PageCost> {
  const before = cpuMs(pids.storefront)
  const rest = await costOf({ node: pids.medusa, database: pids.postgres }, times, call)
  return { ...rest, storefront: (cpuMs(pids.storefront) - before) / times }
}

/** Total cost of a page: rendering, API requests, and their database time. */
async function pageCost(pids: PagePids, call: (n: number) => Promise<unknown>): Promise<PageCost> {
  for (let n = 0; n < warmUp; n++) await call(n)
  const found: PageCost[] = []
  for (let round = 0; round < rounds; round++)
    found.push(await oneRound(pids, (n) => call(warmUp + round * times + n)))
  const [middle] = found.toSorted((a, b) => total(a) - total(b)).slice(Math.floor(rounds / 2))
  if (!middle) throw new Error("There was no round")
  return middle
}

const total = ({ storefront, node, database }: PageCost): number => storefront + node + database

/** The target covers the rendering. API requests, which have their own targets, and the total are reported too. */
const judged = (what: string, it: PageCost): Finding => ({
  what,
  result:
    `rendering ${it.storefront.toFixed(1)} CPU-ms; promised: ${promisedMs}` +
    ` (with its calls ${it.node.toFixed(1)} and their database ${it.database.toFixed(1)}: ${total(it).toFixed(1)})`,
  holds: it.storefront <= promisedMs,
})

/**
 * Measures pages of the demo tenant from the storefront server: for the first visitor, for later visitors, and for a
 * signed-in shopper, whose pages are never cached for others.
 */
export async function benchPages(pids: PagePids): Promise<Finding[]> {
  const { origin } = product()
  const stones = (await (await fetch(`${origin}/api/products?limit=1`)).json()) as Product[]
  const shopper = await newBuyer("default")
  const cookie = [...shopper.client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  const pages = { home: "/", shop: "/shop", product: `/products/${stones[0]?.slug ?? ""}`, faq: "/faq" }
  const findings: Finding[] = []
  for (const [name, path] of Object.entries(pages)) {
    // A URL that hasn't been requested yet, so the page is rendered.
    const first = await pageCost(pids, (n) => mustCall(`${origin}${path}?visit=${n}`, compressed))
    const next = await pageCost(pids, () => mustCall(`${origin}${path}`, compressed))
    const signedIn = await pageCost(pids, () => mustCall(`${origin}${path}`, { ...compressed, cookie }))
    findings.push(
      judged(`page ${name}, rendered anew`, first),
      judged(`page ${name}, the next visitors`, next),
      judged(`page ${name}, signed in`, signedIn)
    )
  }
  return findings
}
