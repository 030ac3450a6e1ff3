import { execFileSync, spawnSync } from "node:child_process"
import { Client } from "../support/client"
import { rows } from "../support/database"
import { pay } from "../support/gateway"
import { newBuyer, newTenantWithStones, openPayment } from "../support/tenant-with-stones"
import { topology } from "../support/topology"
import { waitFor } from "../support/wait-for"

jest.setTimeout(240_000)

/** Packets can be dropped only by root, with Debian's nftables. */
const canDrop = process.getuid?.() === 0 && spawnSync("nft", ["list", "tables"]).status === 0
const table = "ratna_silent_failover"
const nft = (script: string) => execFileSync("nft", ["-f", "-"], { input: script })

/** From now on nothing passes on the connections that PostgreSQL has now; new ones work. So a fail-over looks. */
async function silenceConnections(): Promise<void> {
  const found = await rows<{ port: number }>(
    `select client_port as port from pg_stat_activity
     where client_port > 0 and pid <> pg_backend_pid() and datname = current_database()`,
    []
  )
  const ports = found.map(({ port }) => String(port)).join(", ")
  nft(`table inet ${table} {
    chain out { type filter hook output priority 0; tcp sport { ${ports} } drop; tcp dport { ${ports} } drop; }
  }`)
}

afterEach(() => void (canDrop && spawnSync("nft", ["delete", "table", "inet", table])))

const ifDroppable = canDrop ? it : it.skip

ifDroppable(
  "after a silent fail-over no request and no job hangs, and a payment becomes an order",
  async () => {
    const tenant = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
    const buyer = await newBuyer(tenant.slug)
    const opened = await openPayment(buyer, tenant.stones.get("Ruby")?.id ?? "")
    await pay(opened.session.orderId)
    await silenceConnections()
    const began = Date.now()
    // Each names another search, so that no cache answers it.
    const search = async (at: number) => {
      const port = topology().ports[at % 2] ?? 0
      return (
        await new Client(tenant.slug, { port }).get(`/api/products?search=${String(at)}x${String(began)}`)
      ).status
    }
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, at) => search(at)))
    expect(Date.now() - began).toBeLessThan(45_000)
    expect(new Set([...statuses, 200, 503])).toEqual(new Set([200, 503]))
    await waitFor(
      "every connection to be new",
      async () => {
        const again = await Promise.all(Array.from({ length: 40 }, (_, at) => search(1000 + at)))
        return again.every((status) => status === 200) ? true : undefined
      },
      60_000
    )
    // No browser reports the payment: the worker's job finds it.
    await waitFor(
      "the order",
      async () => {
        const orders = await buyer.client.get<unknown[]>("/api/orders")
        return orders.status === 200 && orders.body.length === 1 ? true : undefined
      },
      90_000
    )
  }
)
