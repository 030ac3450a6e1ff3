import type { Client } from "../../integration-tests/support/client"
import { rows } from "../../integration-tests/support/database"
import { firstStaff } from "../../integration-tests/support/medusa-staff"
import { product } from "../../integration-tests/support/product"
import { expectStatus } from "../../integration-tests/support/shopper"
import { buy, newBuyer, newTenantWithStones } from "../../integration-tests/support/tenant-with-stones"
import { importDiamonds } from "../catalog/tenants"
import { mustCall } from "../support/call"
import { type Cost, costOf } from "../support/cpu"
import { costText, median, type Finding } from "../support/report"
import { copyOrders } from "./many-orders"
import { benchAdminScreens } from "./screens"

/** Smaller while developing the bench: `BENCH_SCALE=0.02`. */
const scale = Number(process.env["BENCH_SCALE"] ?? 1)
const orders = Math.round(10_000 * scale)
const products = Math.round(50_000 * scale)
const promisedMs = 100
const times = 31
const page = "limit=100"

/** The requests of Medusa Admin's pages. */
const orderFields =
  "id,status,created_at,email,display_id,custom_display_id,payment_status,fulfillment_status,total,currency_code,*customer,*sales_channel"
const productFields =
  "id,title,handle,status,*collection,*sales_channels,variants.id,thumbnail,-type,-options,-tags,-images,-variants"

interface Measured {
  what: string
  ours: (n: number) => string
  theirs: (n: number) => string
}

/** Measures the lists of a large tenant's back office and those of Medusa Admin, on one server in one run. */
export async function benchAdminLists(pids: { medusa: number; postgres: number }): Promise<Finding[]> {
  const server = { node: pids.medusa, database: pids.postgres }
  const { slug, id, channel, admin } = await largeTenant()
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  const staff = await firstStaff(id)
  const listOf = (list: string, fields: string, filter: string): string =>
    `/admin/${list}?${page}&fields=${encodeURIComponent(fields)}&${filter}`
  const theirOrders = (filter: string) =>
    listOf("orders", orderFields, `order=-created_at&sales_channel_id[]=${channel}&${filter}`)
  const theirProducts = (filter: string) =>
    listOf("products", productFields, `is_giftcard=false&sales_channel_id[]=${channel}&${filter}`)
  const lists: Measured[] = [
    { what: "orders, first page", ours: () => "orders?", theirs: () => theirOrders("") },
    {
      what: "orders, one status",
      ours: () => "orders?status=SHIPPED&",
      theirs: () => theirOrders("status[]=pending"),
    },
    {
      what: "orders, searched",
      ours: (n) => `orders?search=buyer${n * 7}%40&`,
      theirs: (n) => theirOrders(`q=buyer${n * 7}%40`),
    },
    { what: "products, first page", ours: () => "products?", theirs: () => theirProducts("") },
    {
      what: "products, filtered",
      ours: (n) => `products?color=White&priceMin=${n * 1_000}&`,
      theirs: () => theirProducts("status[]=published"),
    },
    {
      what: "products, searched",
      ours: (n) => `products?search=ideal+${n % 10}.${n}&`,
      theirs: (n) => theirProducts(`q=ideal+${n}`),
    },
  ]
  const findings: Finding[] = []
  for (const { what, ours, theirs } of lists) {
    const host = { host: `${slug}.localhost`, cookie }
    const own = await measure(server, times, (n) =>
      mustCall(`${product().medusaUrl}/api/admin/${ours(n)}${page}`, host)
    )
    const medusas = await measure(server, 5, (n) =>
      mustCall(`${product().medusaUrl}${theirs(n)}`, staff.headers)
    )
    findings.push({
      what: `${what}, of ${what.startsWith("orders") ? orders : products}`,
      result: `${text(own)}; Medusa's own ${text(medusas)}; promised: ${promisedMs} ms at the median`,
      holds: median(own.times) <= promisedMs,
    })
  }
  return [...findings, ...(await benchAdminScreens(admin))]
}

interface Found {
  /** In ms. */
  times: number[]
  cost: Cost
}

const text = ({ times: found, cost }: Found): string =>
  `${median(found).toFixed(1)} ms at the median, ${Math.max(...found).toFixed(0)} ms at most, ${costText(cost)}`

/** Durations and CPU cost of this many sequential requests, after a quarter as many warm-up requests. */
async function measure(
  server: { node: number; database: number },
  count: number,
  ask: (n: number) => Promise<unknown>
): Promise<Found> {
  const found: number[] = []
  const warmUps = Math.ceil(count / 4)
  for (let n = 0; n < warmUps; n++) await ask(n)
  const cost = await costOf(server, count, async (n) => {
    const from = performance.now()
    await ask(n + warmUps)
    found.push(performance.now() - from)
  })
  return { times: found, cost }
}

/** A tenant with this many products and orders, and its admin. */
async function largeTenant(): Promise<{ slug: string; id: string; channel: string; admin: Client }> {
  const tenant = await newTenantWithStones([
    { name: "Ruby", stock: 100 },
    { name: "Spinel", stock: 100 },
  ])
  const buyer = await newBuyer(tenant.slug)
  const [first = "", second = ""] = [...tenant.stones.values()].map((it) => it.id)
  await buyer.client.post("/api/cart", { productId: first, quantity: 2 })
  const { response } = await buy(buyer, second)
  const { id, orderNumber } = expectStatus(response, 201).body
  await copyOrders({ id, orderNumber, email: buyer.email }, orders - 1)
  await importDiamonds(tenant.slug, products)
  // The state in which autovacuum leaves the tables.
  await rows("vacuum analyze catalog_entry, catalog_body, product, product_variant, product_sales_channel")
  const [row] = await rows<{ sales_channel_id: string }>(
    "select sales_channel_id from tenant where slug = $1",
    [tenant.slug]
  )
  return { slug: tenant.slug, id: tenant.id, channel: row?.sales_channel_id ?? "", admin: tenant.admin }
}
