import { setTimeout as sleep } from "node:timers/promises"
import { importRows } from "../../support/catalog"
import { Client } from "../../support/client"
import { expectStatus } from "../../support/shopper"
import { newTenant } from "../../support/tenant"

jest.setTimeout(120_000)

const stones = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `Spinel ${String(from + n)}` }))

it("an import pauses its next batch while another tenant's people are served, and then completes", async () => {
  const [importing, quiet] = [await newTenant(), await newTenant()]
  const visitor = new Client(quiet.slug)
  let isOver = false
  const visit = async () => {
    for (let n = 0; !isOver; n++)
      expectStatus(await visitor.get(`/api/products?limit=50&search=spinel+${String(n)}`), 200)
  }
  const visits = visit()
  // The count of other tenants' recent requests covers two seconds.
  await sleep(2_000)
  const seconds = async (from: number, count: number) => {
    const began = performance.now()
    await importRows(importing, stones(from, count))
    return performance.now() - began
  }
  const first = await seconds(0, 400)
  // A single row, which takes almost no time on its own.
  const second = await seconds(400, 1)
  isOver = true
  await visits
  expect(second).toBeGreaterThan(first)
})
