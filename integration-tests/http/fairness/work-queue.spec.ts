import { ContainerRegistrationKeys, ModulesSdkUtils } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { QueueDefinition } from "../../../src/db/queue-table"
import { type Claimed, WorkQueue } from "../../../src/db/work-queue"
import { rows } from "../../support/database"
import { deferred } from "../../support/deferred"
import { product } from "../../support/product"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

// A database of its own: the product's jobs never see these rows, and its table lists stay complete.
const database = unique("queue").replaceAll("-", "_")
const url = new URL(product().superuserUrl)
url.pathname = `/${database}`
const inDatabase = (sql: string, values: unknown[] = []) => rows<{ id: string }>(sql, values, url.href)

beforeAll(async () => {
  await rows(`create database ${database}`)
  await inDatabase(`create table work_due (tenant_id text not null, id text not null, due_at timestamptz not null,
    primary key (tenant_id, id))`)
  await inDatabase(
    "create table loose_due (id bigint primary key, owner text, due_at timestamptz not null default now())"
  )
})

const processes = Array.from({ length: 2 }, () => ModulesSdkUtils.createPgConnection({ clientUrl: url.href }))
const warnings: string[] = []
const logger = { warn: (text: string) => warnings.push(text), error: (text: string) => warnings.push(text) }
const [first, second] = processes.map((knex) => ({
  resolve: (name: string) => (name === ContainerRegistrationKeys.PG_CONNECTION ? knex : logger),
})) as unknown as [MedusaContainer, MedusaContainer]

afterAll(async () => {
  await Promise.all(processes.map((knex) => knex.destroy()))
  await rows(`drop database ${database}`)
})

beforeEach(async () => {
  warnings.length = 0
  await inDatabase("delete from work_due")
})

const definition: QueueDefinition<"id"> = {
  name: "spec",
  table: "work_due",
  key: { id: "id" },
  leaseSeconds: 60,
  atOnce: 10,
}
const queue = new WorkQueue(definition)

/** Adds due rows of a tenant; each has been due a second less than the one before. */
const add = (tenant: string, count: number, dueSeconds = 1_000) =>
  inDatabase(
    `insert into work_due (tenant_id, id, due_at)
     select $1, $1 || n, now() - make_interval(secs => $3::float - n) from generate_series(1, $2::int) n`,
    [tenant, count, dueSeconds]
  )
const idsOf = (claimed: readonly Claimed<"id">[]) => claimed.map((it) => it.id)
const left = async () =>
  inDatabase("select id from work_due order by id").then((all) => all.map((it) => it.id))
const secondsUntilDue = async (id: string) => {
  const [row] = await rows<{ seconds: number }>(
    "select round(extract(epoch from due_at - now()))::int as seconds from work_due where id = $1",
    [id],
    url.href
  )
  return row?.seconds
}
const only = (claimed: readonly Claimed<"id">[]): Claimed<"id"> => {
  expect(claimed).toHaveLength(1)
  return claimed[0] as Claimed<"id">
}

describe("a claim", () => {
  it("is one process's: concurrent claimers never get the same row, and together they get all", async () => {
    await add("busy", 200)
    const taken: string[] = []
    const claimAll = async (container: MedusaContainer) => {
      for (let misses = 0; misses < 20;) {
        const claimed = await queue.claim(container, { limit: 7 })
        taken.push(...idsOf(claimed))
        if (claimed.length === 0) misses++
      }
    }
    await Promise.all([first, second, first, second].map(claimAll))
    expect(taken).toHaveLength(200)
    expect(new Set(taken).size).toBe(200)
  })

  it("leaves out a row that another process has claimed since the statement began", async () => {
    await add("shop", 1)
    // The statement waits for the lock after PostgreSQL has fixed which rows it sees.
    const waiting = new WorkQueue({
      ...definition,
      only: "(select count(*) from (select pg_advisory_xact_lock(7)) it) = 1",
    })
    const [knex] = processes
    const holder = await knex?.transaction()
    await holder?.raw("select pg_advisory_xact_lock(7)")
    const late = waiting.claim(second)
    await waitFor("the second claim's statement", async () => {
      const blocked = await rows(
        "select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'",
        [database]
      )
      return blocked.length === 1 ? true : undefined
    })
    expect(await queue.claim(first)).toHaveLength(1)
    await holder?.commit()
    expect(await late).toEqual([])
  })

  it("ends with its lease: the row is claimed again, and the late first claim can't change it", async () => {
    await add("shop", 1)
    const start = Date.now()
    const at = (seconds: number) => ({ now: new Date(start + seconds * 1_000) })
    const lost = only(await queue.claim(first, at(0)))
    expect(await queue.claim(second, at(59))).toEqual([])
    const current = only(await queue.claim(second, at(61)))
    await queue.drop(first, lost)
    await queue.postpone(first, lost, 3_600)
    expect(await secondsUntilDue(lost.id)).toBeLessThan(130)
    await queue.drop(second, current)
    expect(await left()).toEqual([])
  })

  it("takes tenants in turn, and leaves out those that are busy or closed", async () => {
    await add("crowded", 50, 9_000)
    await add("quiet", 1)
    await add("closed", 1)
    const open = new WorkQueue({ ...definition, only: "due.tenant_id <> 'closed'", perTenant: 3 })
    expect(idsOf(await open.claim(first, { limit: 2 }))).toEqual(["crowded1", "quiet1"])
    await add("quiet2", 1)
    expect(idsOf(await open.claim(first, { busy: ["crowded"] }))).toEqual(["quiet21"])
    expect(idsOf(await open.claim(first))).toEqual(["crowded2", "crowded3", "crowded4"])
  })

  it("finds the tenant of a table that has no column for it", async () => {
    const loose = new WorkQueue({
      ...definition,
      table: "loose_due",
      tenantOf: { join: "", column: "due.owner" },
    })
    await inDatabase("insert into loose_due (id, owner) select n, 'crowded' from generate_series(1, 5) n")
    await inDatabase("insert into loose_due (id, owner) values (6, 'quiet'), (7, null)")
    const claimed = await loose.claim(first, { limit: 3 })
    expect(idsOf(claimed).sort()).toEqual(["1", "6", "7"])
    for (const row of claimed) await loose.drop(first, row)
    expect(await inDatabase("select id from loose_due order by id")).toHaveLength(4)
  })
})

describe("a failed attempt", () => {
  it("is repeated after the queue's backoff, until the last one, which drops the row", async () => {
    await add("shop", 1)
    const retried = new WorkQueue({
      ...definition,
      backoff: (failures: number, random: number) => (failures > 2 ? null : failures * 100 + random * 10),
    })
    const row = only(await retried.claim(first))
    expect(await retried.retry(first, row, 1, 0)).toBe(100)
    expect(await secondsUntilDue(row.id)).toBe(100)
    await inDatabase("update work_due set due_at = now()")
    const again = only(await retried.claim(first))
    expect(await retried.retry(first, again, 2, 1)).toBe(210)
    expect(await secondsUntilDue(row.id)).toBe(210)
    await inDatabase("update work_due set due_at = now()")
    expect(await retried.retry(first, only(await retried.claim(first)), 3)).toBeNull()
    expect(await left()).toEqual([])
  })

  it("stays due and is reported; the others end", async () => {
    await add("shop", 3)
    const report = await queue.run(first, async (row) => {
      if (row.id === "shop2") throw new Error("The gateway is down")
      await queue.drop(first, row)
    })
    expect(report).toMatchObject({ queue: "spec", claimed: 3, done: 2, failed: 1 })
    expect(report.oldestDueSeconds).toBeGreaterThan(998)
    expect(await left()).toEqual(["shop2"])
    expect(await secondsUntilDue("shop2")).toBeGreaterThan(50)
    expect(warnings).toEqual([
      "Queue spec: shop2 failed and stays due",
      expect.stringMatching(/^Queue spec: 1 of 3 rows failed; the oldest had been due for (999|100\d) s$/),
    ])
  })
})

describe("a run", () => {
  it("of a slow tenant doesn't delay the others, and the tenant's own rows wait for it", async () => {
    await add("slow", 5, 9_000)
    await add("quick", 6)
    const [held, ended, reports] = [deferred(), [] as string[], [] as unknown[]]
    const slots = new WorkQueue({ ...definition, atOnce: 4, perTenant: 2 })
    const attempt = async (row: Claimed<"id">) => {
      if (row.tenantId === "slow") await held.promise
      await slots.drop(first, row)
      ended.push(row.id)
    }
    const run = slots.run(first, attempt, { onRun: (report) => reports.push(report) })
    await waitFor("the quick tenant's rows", () =>
      Promise.resolve(ended.filter((it) => it.startsWith("quick")).length === 6 || undefined)
    )
    expect(ended).toHaveLength(6)
    // A second call leaves its rows to the run that is active.
    await add("late", 1)
    expect(await slots.run(first, attempt)).toMatchObject({ claimed: 0 })
    held.resolve()
    expect(await run).toMatchObject({ claimed: 12, done: 12, failed: 0 })
    expect(reports).toEqual([await run])
    expect(await left()).toEqual([])
  })

  it("that works on one row at a time takes a tenant's new row before the rest of another's backlog", async () => {
    await add("crowded", 5, 9_000)
    await add("quiet", 2)
    const single = new WorkQueue({ ...definition, atOnce: 1 })
    const ended: string[] = []
    await single.run(first, async (row) => {
      await single.drop(first, row)
      ended.push(row.id)
    })
    expect(ended).toEqual(["crowded1", "quiet1", "crowded2", "quiet2", "crowded3", "crowded4", "crowded5"])
  })

  it("doesn't end while a tenant that was busy during the last claim has rows left", async () => {
    await add("shop", 4)
    const slots = new WorkQueue({ ...definition, perTenant: 2 })
    const held = deferred()
    let claims = 0
    // The second claim returns after the attempts that made the tenant busy have ended.
    const raw = async (sql: string, values: string[]) => {
      const claimed: unknown = await processes[0]?.raw(sql, values)
      if (++claims === 2) {
        held.resolve()
        await waitFor("the end of the attempts", async () => (await left()).length === 2 || undefined)
        await new Promise(setImmediate)
      }
      return claimed
    }
    const container = {
      resolve: (name: string) => (name === ContainerRegistrationKeys.PG_CONNECTION ? { raw } : logger),
    } as unknown as MedusaContainer
    const report = await slots.run(container, async (row) => {
      if (row.id === "shop2") await held.promise
      await slots.drop(first, row)
    })
    expect(report).toMatchObject({ claimed: 4, done: 4 })
    expect(await left()).toEqual([])
  })

  it("in batches ends when nothing is due, and counts the failed rows", async () => {
    await add("shop", 25)
    const sizes: number[] = []
    const report = await queue.runTogether(first, async (claimed) => {
      sizes.push(claimed.length)
      for (const row of claimed.slice(1)) await queue.drop(first, row)
      return 1
    })
    expect(sizes).toEqual([10, 10, 5])
    expect(report).toMatchObject({ claimed: 25, done: 22, failed: 3 })
    expect(await left()).toEqual(["shop1", "shop11", "shop21"])
  })
})
