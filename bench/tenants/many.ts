import { product } from "../../integration-tests/support/product"
import { superadmin } from "../../integration-tests/support/tenant"
import { expectStatus } from "../../integration-tests/support/shopper"
import { unique } from "../../integration-tests/support/unique"
import { mustCall } from "../support/call"
import { type Cost, costOf, sum } from "../support/cpu"
import { costText, type Finding, median, medianBy } from "../support/report"
import { residentMb } from "../support/resident"
import { openMany } from "./open-many"
import { benchTenThousand } from "./ten-thousand"

interface Pids {
  medusa: number
  postgres: number
}

const numberIn = (name: string, usual: number): number => Number(process.env[name] ?? usual)
const pidsNow = async (): Promise<Pids> =>
  (await (await fetch(`${product().controlUrl}/pids`)).json()) as Pids

/** Milliseconds from the kill of the server to its next response. */
async function startUp(): Promise<number> {
  const control = product().controlUrl
  await fetch(`${control}/kill/medusa`, { method: "POST" })
  const from = performance.now()
  await fetch(`${control}/revive/medusa`, { method: "POST" })
  return performance.now() - from
}

interface Measured {
  list: Cost
  page: Cost
  memory: number
  start: number
}

const calls = 300
/** Rounds of each kind, alternating; the median counts: the compiler and other work affect single rounds. */
const rounds = 5
/** Maximum ratio to the cost with two tenants: CPU per request, memory, and start time. */
const promisedCost = 1.1
const promisedRest = 1.2

/**
 * Cost of requests to these tenants in turn, on a server that was just started.
 * @param warming number of warm-up requests of each kind: the comparison is of a warm server, not of its first minute
 */
async function measure(slugs: readonly string[], warming: number): Promise<Measured> {
  const start = await startUp()
  const { medusa, postgres } = await pidsNow()
  const { medusaUrl } = product()
  const on = (n: number) => ({ host: `${slugs[n % slugs.length] ?? ""}.localhost` })
  const callList = (n: number) => mustCall(`${medusaUrl}/api/products?limit=12`, on(n))
  const callFacets = (n: number) => mustCall(`${medusaUrl}/api/products/facets`, on(n))
  for (let n = 0; n < warming; n++) {
    await callList(n)
    await callFacets(n)
  }
  const own = { node: medusa, database: postgres }
  const lists: Cost[] = []
  const pages: Cost[] = []
  for (let round = 0; round < rounds; round++) {
    const from = round * calls
    lists.push(await costOf(own, calls, (n) => callList(from + n)))
    pages.push(await costOf(own, calls, (n) => callFacets(from + n)))
  }
  return { list: middle(lists), page: middle(pages), memory: residentMb(medusa), start }
}

/** The median by the sum. */
const middle = (costs: readonly Cost[]): Cost => medianBy(costs, sum) ?? { node: 0, database: 0 }

/** Milliseconds to open one tenant, through the superadmin's endpoint. */
async function opening(times: number): Promise<number> {
  const platform = await superadmin()
  const took: number[] = []
  for (let n = 0; n < times; n++) {
    const slug = unique("opened")
    const body = { brandName: `Shop ${slug}`, slug, domain: `${slug}.example` }
    const from = performance.now()
    expectStatus(await platform.post("/api/superadmin/tenants", body), 201)
    took.push(performance.now() - from)
  }
  return median(took)
}

const times = (many: number, few: number): string => `${(many / Math.max(few, 0.01)).toFixed(2)} times`

/**
 * All tenants in turn, compared with two of them, measured alone and with the others present: the cheaper is the
 * baseline.
 */
function inTurn(what: string, many: Cost, alone: Cost, beside: Cost): Finding {
  const two = Math.min(sum(alone), sum(beside))
  return {
    what,
    result: `${costText(many)}, ${times(sum(many), two)} that of two; promised: ${String(promisedCost)}`,
    holds: sum(many) <= two * promisedCost,
  }
}

/**
 * Measures BENCH_TENANTS tenants (1,000) with BENCH_STONES stones each (100), and two of them, in one run; then what the
 * platform does for BENCH_REGISTERED tenants (10,000).
 */
export async function benchTenants(): Promise<Finding[]> {
  const busy = await benchBusyTenants()
  return [...busy, ...(await benchTenThousand(numberIn("BENCH_REGISTERED", 10_000)))]
}

async function benchBusyTenants(): Promise<Finding[]> {
  const count = numberIn("BENCH_TENANTS", 1_000)
  const stones = numberIn("BENCH_STONES", 100)
  const two = await openMany(2, stones)
  const openFew = await opening(5)
  const few = await measure(two.slugs, count)
  const rest = await openMany(Math.max(1, count - 2), stones)
  const openMore = await opening(5)
  const all = [...two.slugs, ...rest.slugs]
  const same = await measure(two.slugs, count)
  const many = await measure(all, count)
  const n = `${String(all.length)} tenants`
  return [
    { what: "opening a tenant, the first ones", result: `${openFew.toFixed(0)} ms` },
    {
      what: `opening a tenant beside ${n}`,
      result: `${openMore.toFixed(0)} ms, ${times(openMore, openFew)}`,
    },
    {
      what: `loading a tenant with ${String(stones)} stones`,
      result: `${((rest.seconds * 1000) / rest.slugs.length).toFixed(0)} ms of ${String(rest.slugs.length)} in one command`,
    },
    { what: "12 products, two tenants alone", result: costText(few.list) },
    {
      what: `12 products, the same two beside ${n}`,
      result: `${costText(same.list)}, ${times(sum(same.list), sum(few.list))}`,
      holds: sum(same.list) <= sum(few.list) * promisedCost,
    },
    inTurn(`12 products, ${n} in turn`, many.list, few.list, same.list),
    { what: "facets, two tenants alone", result: costText(few.page) },
    { what: `facets, the same two beside ${n}`, result: costText(same.page) },
    inTurn(`facets, ${n} in turn`, many.page, few.page, same.page),
    {
      what: `memory of the medusa process, ${n} in turn`,
      result: `${many.memory.toFixed(0)} MB, ${times(many.memory, few.memory)} that of two; promised: ${String(promisedRest)}`,
      holds: many.memory <= few.memory * promisedRest,
    },
    {
      what: `start-up with ${n}`,
      result: `${(many.start / 1000).toFixed(1)} s, ${times(many.start, few.start)} that of two; promised: ${String(promisedRest)}`,
      holds: many.start <= few.start * promisedRest,
    },
  ]
}
