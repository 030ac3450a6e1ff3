import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { captureAtGateway, openAtGateway, pay } from "../../integration-tests/support/gateway"
import { whileCommitsAreLost } from "../../integration-tests/support/lost-commit"
import { product } from "../../integration-tests/support/product"
import { waitFor } from "../../integration-tests/support/wait-for"
import { build } from "../build/build"
import { writePrivate } from "../start/files"
import { messageOf, Problem, shown } from "../start/problem"
import { Progress } from "../start/progress"
import { TestProduct } from "../test/product"
import { audit, type Confirmed } from "./audit"
import { readEvidence } from "./evidence"
import { Random } from "./random"
import { Store } from "./store"

const defaultRounds = 300
/** PostgreSQL most often: it holds the data that can be lost, and is back within two seconds. */
const victims = ["postgres", "postgres", "postgres", "medusa", "storefront"] as const
/** Maximum delay between the start of a round's requests and the kill. */
const latestKillMs = 2_000
const recoveryMs = 120_000
/** The reconciler checks a payment at most this long after its creation, and again after a failure. */
const settlingMs = 12 * 60_000
/** Shorter wait with a planted loss, which never disappears. */
const plantedMs = 3 * 60_000
const settlingPauseMs = 5_000

interface LostCommit {
  table: string
  /** Share of changed rows that end the connection that commits them. */
  share: number
}

/** The narrowest window, which a random kill seldom hits. */
const lostCommits: readonly LostCommit[] = [
  { table: "payment_ledger", share: 0.02 },
  { table: "shop_order", share: 0.02 },
  { table: "order_refund", share: 0.02 },
  { table: "product", share: 0.002 },
]

interface Options {
  rounds: number
  seed: number
  /** Plants a loss, to verify that the audit finds it. */
  plant: boolean
}

function readOptions(args: readonly string[]): Options {
  const rest = args.filter((arg) => arg !== "--plant" && !arg.startsWith("--seed="))
  const seed = Number(
    args.find((arg) => arg.startsWith("--seed="))?.slice("--seed=".length) ?? Date.now() % 1e9
  )
  const rounds = Number(rest[0] ?? defaultRounds)
  if (rest.length > 1 || !Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed))
    throw new Problem("npm run chaos -- [rounds] [--seed=<number>] [--plant]")
  return { rounds, seed, plant: args.includes("--plant") }
}

const isHealthy = async (): Promise<true | undefined> => {
  const response = await fetch(`${product().origin}/api/health`).catch(() => undefined)
  return response?.ok ? true : undefined
}

/** `kill -9`; the product restarts the process itself. */
async function kill(name: (typeof victims)[number]): Promise<void> {
  const pids = (await (await fetch(`${product().controlUrl}/pids`)).json()) as Record<string, number>
  const pid = pids[name]
  if (pid === undefined) throw new Error(`There is no process of ${name}`)
  process.kill(pid, "SIGKILL")
}

/** Runs checkouts of two buyers, a refund and, in every third round, an import, while a process is killed. */
async function playRound(round: number, stores: readonly Store[], random: Random): Promise<void> {
  const requests = stores.flatMap((store) => [
    store.checkOut(random.of(store.buyers), random.of(store.stoneIds), random.below(4)),
    ...(random.below(2) === 0 ? [store.refundOne(random.below(50_000))] : []),
    ...(random.below(3) === 0 ? [store.importRows(round)] : []),
  ])
  const victim = random.of(victims)
  await sleep(random.below(latestKillMs))
  await kill(victim)
  await Promise.all(requests)
  await waitFor(`the product after the end of ${victim} in round ${round}`, isHealthy, recoveryMs)
}

/** While `act` runs, PostgreSQL ends connections between the last statement and the commit. */
async function losingCommits(
  [first, ...rest]: readonly LostCommit[],
  act: () => Promise<void>
): Promise<void> {
  if (!first) return act()
  const { table, share } = first
  return whileCommitsAreLost({ table, when: `random() < ${share}` }, () => losingCommits(rest, act))
}

function together(stores: readonly Store[]): Confirmed {
  return {
    sessions: stores.flatMap(({ confirmed }) => confirmed.sessions),
    orders: stores.flatMap(({ confirmed }) => confirmed.orders),
    refunds: stores.flatMap(({ confirmed }) => confirmed.refunds),
    imports: stores.flatMap(({ confirmed }) => confirmed.imports),
  }
}

/** Audits until nothing is found, or until the reconcilers' time is over. @returns the remaining losses */
async function auditAll(stores: readonly Store[], ms: number): Promise<string[]> {
  const until = Date.now() + ms
  for (;;) {
    const lost = audit(
      await readEvidence(
        stores.map(({ tenant }) => tenant.id),
        stores.map(({ tenant }) => tenant.gateway.keyId),
        stores.flatMap(({ stoneIds }) => stoneIds),
        together(stores)
      )
    )
    if (lost.length === 0 || Date.now() > until) return lost
    await sleep(settlingPauseMs)
  }
}

/** Creates a captured payment that the product has no record of. */
async function plantLoss({ tenant }: Store): Promise<void> {
  const gatewayOrderId = await openAtGateway(tenant.gateway, { tenant: tenant.id })
  const { razorpay_payment_id: paymentId } = await pay(gatewayOrderId)
  await captureAtGateway(tenant.gateway, paymentId, 150_000)
}

async function play({ rounds, seed, plant }: Options, progress: Progress): Promise<string[]> {
  progress.line(`${rounds} rounds with --seed=${seed}`)
  const random = new Random(seed)
  const stores = await Promise.all([Store.open(), Store.open()])
  await losingCommits(lostCommits, async () => {
    for (let round = 1; round <= rounds; round++) {
      await playRound(round, stores, random)
      if (round % 10 === 0)
        progress.line(`${round} rounds, ${together(stores).orders.length} orders confirmed`)
    }
  })
  if (plant) await plantLoss(stores[0])
  progress.line("Waiting for the reconcilers, then auditing")
  const lost = await auditAll(stores, plant ? plantedMs : settlingMs)
  const { sessions, orders, refunds, imports } = together(stores)
  progress.line(
    `Confirmed: ${sessions.length} sessions, ${orders.length} orders, ${refunds.length} refunds, ${imports.length} imports`
  )
  const statuses = new Map<number, number>()
  for (const each of stores.flatMap((store) => [...store.statuses]))
    statuses.set(each[0], (statuses.get(each[0]) ?? 0) + each[1])
  progress.line(
    `Responses: ${[...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${status === 0 ? "broken" : status} ${count}×`)
      .join(", ")}`
  )
  return lost
}

/** `npm run chaos`: kills the product's processes at random while payments run, then audits every paisa. */
export async function main(args: string[]): Promise<void> {
  await shown(async () => {
    const options = readOptions(args)
    const progress = new Progress()
    const server = new TestProduct(progress, {}, { maxRestarts: Number.POSITIVE_INFINITY })
    const folder = mkdtempSync(path.join(tmpdir(), "ratna-chaos-"))
    const stop = async (): Promise<void> => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => void stop().then(() => process.exit(130)))
    try {
      await build(progress)
      const file = path.join(folder, "product.json")
      writePrivate(file, JSON.stringify(await server.start()))
      process.env["RATNA_PRODUCT"] = file
      const lost = await play(options, progress)
      for (const sentence of lost) console.log(`lost: ${sentence}`)
      console.log(`\n${options.rounds} rounds, ${lost.length} lost (--seed=${options.seed})`)
      process.exitCode = lost.length > 0 ? 1 : 0
    } catch (error) {
      console.error(messageOf(error))
      process.exitCode = 1
    } finally {
      await stop()
    }
    process.exit()
  })
}
