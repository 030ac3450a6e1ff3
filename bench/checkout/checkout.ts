import type { AllPids } from "../edge/edge"
import { startStock } from "../stock/server"
import { type Cost, costOf, sum } from "../support/cpu"
import { costText, type Finding } from "../support/report"
import { addToCart, checkOut, ourTenant } from "./our-checkout"
import { statementsOf } from "./statements"
import { stockCheckout } from "./stock-checkout"
import { stockStore } from "./stock-store"
import { writesThroughOrigin } from "./through-origin"

const promised = { cpuMs: 200, statements: 60 }
const buyersCount = 10
const rounds = 3
const counted = 8

interface Found {
  cost: Cost
  statements: number
}

interface Pids {
  node: number
  database: number
}

/** Measures the path from cart to PAID order, and stock Medusa's through its store routes. */
export async function benchCheckout(pids: AllPids): Promise<Finding[]> {
  // Ours runs first: stock Medusa, once started on this database, disables our providers.
  const { add, checkout } = await measureOurs({ node: pids.medusa, database: pids.postgres })
  const throughOrigin = await writesThroughOrigin(pids)
  const stock = await measureStock(pids.postgres)
  const text = (it: Found): string => `${costText(it.cost)}, ${it.statements} SQL statements`
  const cheaper = sum(stock.cost) / sum(checkout.cost)
  const fewer = stock.statements / checkout.statements
  return [
    { what: "checkout, stock Medusa's 8 store calls", result: text(stock) },
    { what: "add to cart", result: text(add) },
    {
      what: "checkout, from the cart to the PAID order",
      result: `${costText(checkout.cost)}, ${cheaper.toFixed(1)} times cheaper than stock; promised: ${promised.cpuMs} CPU-ms`,
      holds: sum(checkout.cost) <= promised.cpuMs,
    },
    {
      what: "checkout, its SQL",
      result: `${checkout.statements} statements, ${fewer.toFixed(1)} times fewer than stock; promised: ${promised.statements}`,
      holds: checkout.statements <= promised.statements,
    },
    ...throughOrigin,
  ]
}

async function measureOurs(pids: Pids): Promise<{ add: Found; checkout: Found }> {
  const { buyers, stoneId } = await ourTenant(buyersCount)
  const buyer = (n: number) => {
    const it = buyers[n % buyers.length]
    if (!it) throw new Error("There is no buyer")
    return it
  }
  const add = (n: number) => addToCart(buyer(n), stoneId)
  const checkout = (n: number) => checkOut(buyer(n))
  const costs: { add: Cost[]; checkout: Cost[] } = { add: [], checkout: [] }
  for (let round = 0; round <= rounds; round++) {
    costs.add.push(await costOf(pids, buyersCount, add))
    costs.checkout.push(await costOf(pids, buyersCount, checkout))
  }
  const addStatements = await statementsOf(counted, add)
  const statements = await statementsOf(counted, checkout)
  return {
    add: { cost: warm(costs.add), statements: addStatements },
    checkout: { cost: warm(costs.checkout), statements },
  }
}

async function measureStock(database: number): Promise<Found> {
  const store = await stockStore()
  const stock = await startStock()
  try {
    const pids = { node: stock.pid, database }
    const checkout = () => stockCheckout(stock.url, store)
    const costs: Cost[] = []
    for (let round = 0; round <= rounds; round++) costs.push(await costOf(pids, buyersCount, checkout))
    return { cost: warm(costs), statements: await statementsOf(counted, checkout) }
  } finally {
    await stock.stop()
  }
}

/** The average of all rounds except the first, which is a warm-up. */
function warm([, ...costs]: readonly Cost[]): Cost {
  const average = (of: (it: Cost) => number) => costs.reduce((all, it) => all + of(it), 0) / costs.length
  return { node: average((it) => it.node), database: average((it) => it.database) }
}
