import type { Address } from "../../src/contract/address"
import type { Order } from "../../src/contract/order"
import { Client } from "../support/client"
import { rows } from "../support/database"
import { pay } from "../support/gateway"
import { LoadBalancer } from "../support/load-balancer"
import { repeat } from "../support/repeat"
import { expectStatus, newShopper } from "../support/shopper"
import { jaipur, newTenantWithStones, openPayment, orderBody } from "../support/tenant-with-stones"
import { migrateNext, type ProcessName, pids, replace, topology } from "../support/topology"

jest.setTimeout(600_000)

const processes: ProcessName[] = ["server-1", "server-2", "worker", "storefront-1", "storefront-2"]

const scriptsOf = (page: unknown): string[] => [...new Set(String(page).match(/\/assets\/[\w.-]+\.js/g))]

function expectOk(what: string, status: number): void {
  if (status !== 200) throw new Error(`${what}: ${status}`)
}

it("no shopper notices an update: each process is replaced in turn, and no request fails", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 5000 }])
  const stone = tenant.stones.get("Ruby")
  const balancer = new LoadBalancer()
  const failures: string[] = []

  const browse = async () => {
    // Each request reaches another storefront: a page of one release loads scripts from a process of the other.
    const visitor = new Client(tenant.slug, { port: balancer.next })
    const page = await visitor.get(`/products/${stone?.slug ?? ""}`)
    expectOk("a page", page.status)
    for (const path of scriptsOf(page.body)) expectOk(path, (await visitor.get(path)).status)
    expectOk("the products", (await visitor.get("/api/products")).status)
  }

  const paid = new Set<string>()
  const checkout = async () => {
    const { client: known, ...shopper } = await newShopper(tenant.slug)
    const client = new Client(tenant.slug, { port: balancer.next })
    for (const [name, value] of known.cookies) client.cookies.set(name, value)
    const { body } = expectStatus(await client.post<Address>("/api/addresses", jaipur), 201)
    const opened = await openPayment({ ...shopper, client, addressId: body.id }, stone?.id ?? "")
    const handedOver = await pay(opened.session.orderId)
    paid.add(handedOver.razorpay_payment_id)
    expectStatus(await client.post<Order>("/api/orders", orderBody(opened, handedOver)), 201)
  }

  const openPage = scriptsOf((await new Client(tenant.slug).get("/")).body)
  const before = await pids()
  const stops = [browse, checkout, checkout].map((act) => repeat(act, failures))
  let counts: number[]
  try {
    await migrateNext()
    for (const name of processes) await replace(name)
  } finally {
    // After a failure too: the load would keep the run from ending.
    counts = await Promise.all(stops.map((stop) => stop()))
    await balancer.close()
  }
  const [views = 0, ...orders] = counts

  expect(failures).toEqual([])
  const after = await pids()
  for (const name of processes) expect(after[name]).not.toBe(before[name])
  // The load was steady: each process was replaced under it.
  expect(views).toBeGreaterThan(processes.length)
  for (const count of orders) expect(count).toBeGreaterThan(processes.length)
  const placed = await rows<{ payment_ref: string }>(
    "select payment_ref from shop_order where tenant_id = $1",
    [tenant.id]
  )
  expect(new Set(placed.map((it) => it.payment_ref))).toEqual(paid)
  // Pages that were opened before the update still find their scripts.
  expect(openPage.length).toBeGreaterThan(0)
  for (const port of topology().ports) {
    const client = new Client(tenant.slug, { port })
    for (const path of openPage) expect((await client.get(path)).status).toBe(200)
    const ofNext = scriptsOf((await client.get("/")).body)
    expect(ofNext.some((path) => path.includes("entry.client-next"))).toBe(true)
  }
})
