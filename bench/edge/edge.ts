import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { product } from "../../integration-tests/support/product"
import { rows } from "../../integration-tests/support/database"
import { boundMs } from "../../integration-tests/support/freshness"
import type { Product } from "../../src/contract/product"
import { tenantOfDiamonds } from "../catalog/tenants"
import { calibrate, type Calibration } from "../support/calibration"
import { mustCall } from "../support/call"
import { callAtOnce, costAt } from "../support/callers"
import { compared, keep, type Measured } from "../support/kept"
import type { Finding } from "../support/report"

export interface AllPids {
  storefront: number
  medusa: number
  postgres: number
}

const encodings = { "accept-encoding": "gzip, deflate, br, zstd" }
const warmUp = 400
const times = 2_000

const shownOrigin = (slug: string): string => `http://${slug}.localhost:${String(product().port)}`

/** Reads of one tenant with 1,000 stones through the public origin, 16 at once. */
async function reads(pids: readonly number[], slug: string, bare: Calibration): Promise<Measured[]> {
  const origin = `http://127.0.0.1:${String(product().port)}`
  const headers = { host: new URL(shownOrigin(slug)).host, ...encodings }
  const [stone] = JSON.parse(
    (await mustCall(`${origin}/api/products?limit=1`, { host: headers.host })).body.toString()
  ) as Product[]
  const paths = {
    "list of 12": "/api/products?limit=12",
    "list of 1,000": "/api/products?limit=1000",
    "product by slug": `/api/products/slug/${stone?.slug ?? ""}`,
    facets: "/api/products/facets",
    brand: "/api/branding",
  }
  const found: Measured[] = []
  for (const [name, path] of Object.entries(paths)) {
    const read = () => mustCall(`${origin}${path}`, headers)
    await callAtOnce(warmUp, read)
    const cpuMs = await costAt(pids, times, read)
    const { body } = await read()
    found.push({
      what: `read ${name}`,
      cpuMs,
      bare: await bare.sending(body),
      against: "bare HTTP, same body",
    })
  }
  return found
}

/** Pages of the same tenant: the kept one, and one whose URL was never requested. */
async function pages(pids: readonly number[], slug: string, bare: Calibration): Promise<Measured[]> {
  const origin = `http://127.0.0.1:${String(product().port)}`
  const headers = { host: new URL(shownOrigin(slug)).host, ...encodings }
  const keptPage = () => mustCall(`${origin}/shop`, headers)
  const anew = (n: number) => mustCall(`${origin}/shop?visit=${String(n)}`, headers)
  await callAtOnce(warmUp, keptPage)
  const keptMs = await costAt(pids, times / 2, keptPage)
  const { body } = await keptPage()
  await callAtOnce(warmUp, (n) => anew(-n - 1))
  const anewMs = await costAt(pids, 400, anew)
  const against = "bare HTTP, same body"
  return [
    { what: "page shop, kept", cpuMs: keptMs, bare: await bare.sending(body), against },
    { what: "page shop, rendered anew", cpuMs: anewMs, bare: bare.select, against: "HTTP with a select" },
  ]
}

/** The first read of the list of 1,000 after each change of the catalog; the change's own cost is subtracted. */
async function changedList(pids: readonly number[], slug: string, bare: Calibration): Promise<Measured> {
  const url = `http://127.0.0.1:${String(product().port)}/api/products?limit=1000`
  const headers = { host: new URL(shownOrigin(slug)).host, ...encodings }
  const [tenant] = await rows<{ id: string }>("select id from tenant where slug = $1", [slug])
  const database = new Client({ connectionString: product().superuserUrl })
  await database.connect()
  const change = async () => {
    await database.query("insert into catalog_change (tenant_id) values ($1)", [tenant?.id])
    await sleep(boundMs)
  }
  const oneByOne = async (count: number, call: () => Promise<unknown>) => {
    let last = Promise.resolve<unknown>(undefined)
    return costAt(pids, count, () => (last = last.then(call)))
  }
  const both = async () => {
    await change()
    await mustCall(url, headers)
  }
  await oneByOne(10, both)
  const changes = await oneByOne(40, change)
  const cpuMs = (await oneByOne(40, both)) - changes
  await database.end()
  return { what: "list of 1,000, changed", cpuMs, bare: bare.select, against: "HTTP with a select" }
}

/**
 * CPU-ms per request of the storefront, the Medusa server and PostgreSQL together, through the public origin, beside
 * a calibration of the same run and the figures of the last kept run. BENCH_KEEP=1 keeps this run's figures.
 */
export async function benchEdge({ storefront, medusa, postgres }: AllPids): Promise<Finding[]> {
  const pids = [storefront, medusa, postgres]
  const { slug } = await tenantOfDiamonds(1_000)
  const bare = await calibrate(postgres)
  try {
    const found = [
      ...(await reads(pids, slug, bare)),
      ...(await pages(pids, slug, bare)),
      await changedList(pids, slug, bare),
    ]
    const findings = compared(found)
    if (process.env["BENCH_KEEP"]) keep(found, new Date().toISOString().slice(0, 10))
    return findings
  } finally {
    bare.stop()
  }
}
