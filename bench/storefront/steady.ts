import { setTimeout as sleep } from "node:timers/promises"
import { pay } from "../../integration-tests/support/gateway"
import { product } from "../../integration-tests/support/product"
import {
  newBuyer,
  newTenantWithStones,
  openPayment,
  orderBody,
  type Buyer,
} from "../../integration-tests/support/tenant-with-stones"
import { call } from "../support/call"
import type { Finding } from "../support/report"
import { residentMb } from "../support/resident"
import type { PagePids } from "./pages"

const defaultMinutes = 30
/** By then the servers hold compiled code, full caches and a heap of its usual size. */
const warmMinutes = 5
const promisedGrowth = 1.1
const readsPerSecond = 12
const secondsPerOrder = 5
const servers = ["medusa", "storefront"] as const
/** An account may open at most 60 payments an hour. */
const buyers = 16

/** Visitors' requests: lists, a search, a product page and its data, with searches that are in no cache. */
const reads = (origin: string, slug: string, n: number): string[] => [
  `${origin}/api/products?limit=100&offset=${(n * 7) % 40}`,
  `${origin}/api/products?search=ruby%20${n}`,
  `${origin}/api/products/facets?priceMin=${n % 1000}`,
  `${origin}/products/${slug}`,
  `${origin}/shop?sort=price_asc&priceMin=${n % 1000}`,
]

/**
 * Applies the same load for half an hour (`BENCH_STEADY_MINUTES` sets another time) and compares the servers' memory at
 * the end with that after five minutes. A leak shows as growth; a heap that V8 only retains doesn't grow for long.
 */
export async function benchSteady(pids: PagePids): Promise<Finding[]> {
  const minutes = Number(process.env["BENCH_STEADY_MINUTES"] ?? defaultMinutes)
  const tenant = await newTenantWithStones([{ name: "Steady Ruby", stock: 100_000 }])
  const [stone] = tenant.stones.values()
  if (!stone) throw new Error("The store sells nothing")
  const people = await Promise.all(Array.from({ length: buyers }, () => newBuyer(tenant.slug)))
  const until = Date.now() + minutes * 60_000
  const load = Promise.all([visit(tenant.slug, stone.slug, until), order(people, stone.id, until)])
  const seen: Record<string, number>[] = []
  for (let minute = 1; minute <= minutes; minute++) {
    await sleep(60_000)
    const held = Object.fromEntries(servers.map((name) => [name, residentMb(pids[name])]))
    seen.push(held)
    console.log(
      `  minute ${minute}: ${servers.map((name) => `${name} ${(held[name] ?? 0).toFixed(0)} MB`).join(", ")}`
    )
  }
  await load
  return servers.map((name) => judged(name, seen))
}

function judged(name: (typeof servers)[number], seen: readonly Record<string, number>[]): Finding {
  const [early = 0, late = 0] = [seen[warmMinutes - 1]?.[name], seen.at(-1)?.[name]]
  return {
    what: `memory of the ${name} process under steady load`,
    result: `${late.toFixed(0)} MB after ${seen.length} minutes, ${early.toFixed(0)} after ${warmMinutes}; promised: at most ${promisedGrowth}×`,
    holds: late <= early * promisedGrowth,
  }
}

async function visit(tenant: string, slug: string, until: number): Promise<void> {
  const { port } = product()
  const origin = `http://127.0.0.1:${port}`
  const headers = { host: `${tenant}.localhost:${port}`, "accept-encoding": "gzip" }
  for (let n = 0; Date.now() < until; n++) {
    const path = reads(origin, slug, n)[n % 5] ?? ""
    await Promise.all([call(path, headers), sleep(1000 / readsPerSecond)])
  }
}

async function order(people: readonly Buyer[], productId: string, until: number): Promise<void> {
  for (let n = 0; Date.now() < until; n++) {
    const buyer = people[n % people.length]
    if (!buyer) throw new Error("Nobody buys")
    const began = Date.now()
    const opened = await openPayment(buyer, productId)
    await buyer.client.post("/api/orders", orderBody(opened, await pay(opened.session.orderId)))
    await sleep(Math.max(secondsPerOrder * 1000 - (Date.now() - began), 0))
  }
}
