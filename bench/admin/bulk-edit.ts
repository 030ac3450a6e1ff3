import type { AdminProduct } from "../../src/contract/admin-product"
import type { BulkEditResult } from "../../src/contract/bulk-edit"
import { newestEntry, revert } from "../../integration-tests/support/history"
import { expectStatus } from "../../integration-tests/support/shopper"
import { newTenant, type NewTenant } from "../../integration-tests/support/tenant"
import { importDiamonds } from "../catalog/tenants"
import type { Finding } from "../support/report"

/** Smaller while developing the bench: `BENCH_SCALE=0.1`. */
const scale = Number(process.env["BENCH_SCALE"] ?? 1)
/** Maximum number of products per request. */
const count = Math.round(5_000 * scale)
const promisedSeconds = 10
const promisedWaitMs = 2_000
const path = "/api/admin/products"

/**
 * Measures one edit of the maximum number of stones, in one transaction, its undo, and another tenant's edits
 * meanwhile.
 */
export async function benchBulkEdit(): Promise<Finding[]> {
  const tenant = await newTenant()
  await importDiamonds(tenant.slug, count)
  const other = await anotherTenant()
  const body = { filter: {}, changes: { origin: "Surat", treatment: "None" }, pricePercent: 10 }
  const edit = async (more: object) =>
    expectStatus(await tenant.admin.post<BulkEditResult>(`${path}/bulk-edit`, { ...body, ...more }), 200).body
  const tried = await timed(other, () => edit({ dryRun: true }))
  const done = await timed(other, () => edit({ plan: tried.value.plan }))
  const { id } = await newestEntry(tenant.admin, "entity=product&things=0")
  const undone = await timed(other, async () => expectStatus(await revert(tenant.admin, id), 200).body)
  if (done.value.changed !== count || undone.value.leftCount) throw new Error("Not all stones were edited")
  return [
    finding(`preview of an edit of ${count} stones`, tried),
    finding(`edit of ${count} stones`, done),
    finding("its undo", undone),
  ]
}

const finding = (what: string, { seconds, waits }: Timed<unknown>): Finding => ({
  what,
  result: `${seconds.toFixed(1)} s, another tenant's edits take ${Math.max(...waits).toFixed(0)} ms at most; promised: ${promisedSeconds} s, ${promisedWaitMs} ms`,
  holds: seconds <= promisedSeconds && Math.max(...waits) <= promisedWaitMs,
})

interface Timed<T> {
  value: T
  seconds: number
  /** Duration of each edit of the other tenant meanwhile, in ms. */
  waits: number[]
}

async function timed<T>(other: () => Promise<void>, work: () => Promise<T>): Promise<Timed<T>> {
  const waits: number[] = []
  const from = performance.now()
  let isOver = false
  const end = work().finally(() => (isOver = true))
  const meanwhile = async () => {
    while (!isOver) {
      const began = performance.now()
      await other()
      waits.push(performance.now() - began)
    }
  }
  const [value] = await Promise.all([
    end.then((it) => ({ it, seconds: (performance.now() - from) / 1000 })),
    meanwhile(),
  ])
  return { value: value.it, seconds: value.seconds, waits }
}

/** Edits the one stone of another tenant, with a new price in each request. */
async function anotherTenant(): Promise<() => Promise<void>> {
  const { admin }: NewTenant = await newTenant()
  const ruby = { name: "Ruby", type: "RUBY", price: "1", stock: "1" }
  const { id } = expectStatus(await admin.post<AdminProduct>(path, ruby), 201).body
  let price = 1
  return async () => {
    expectStatus(await admin.put(`${path}/${id}`, { price: String(++price) }), 200)
  }
}
