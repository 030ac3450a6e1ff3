import { setTimeout as wait } from "node:timers/promises"
import type { Socket } from "node:net"
import { ModulesSdkUtils } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { guardPool } from "../../../src/db/guard-pool"
import { inTransaction } from "../../../src/db/transaction"
import { rows } from "../../support/database"
import { product } from "../../support/product"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

const table = unique("commit_try").replaceAll("-", "_")
let knex: Knex

const connect = (clientUrl: string, max: number): Knex =>
  ModulesSdkUtils.createPgConnection({ clientUrl, pool: { min: 0, max } }) as Knex

beforeAll(async () => {
  knex = connect(product().superuserUrl, 4)
  await rows(`
    create table ${table} (id text primary key, twin text references ${table} (id) deferrable initially deferred);
    create function ${table}() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return null; end $$;
    create constraint trigger slow after insert on ${table} deferrable initially deferred
      for each row when (new.id like 'slow%') execute function ${table}();
    create function ${table}_ended() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create constraint trigger ended after insert on ${table} deferrable initially deferred
      for each row when (new.id like 'ended%') execute function ${table}_ended()`)
})

afterAll(async () => {
  await knex.destroy()
  await rows(`drop table ${table}; drop function ${table}(); drop function ${table}_ended()`)
})

const add = (trx: Knex, id: string, twin: string | null = null) =>
  trx.raw(`insert into ${table} (id, twin) values (?, ?)`, [id, twin])
const isThere = async (id: string) => (await rows(`select 1 from ${table} where id = $1`, [id])).length === 1
const unconfirmed = { code: "SERVICE_UNAVAILABLE", status: 503 }

it("a committed row exists", async () => {
  expect(await inTransaction(knex, (trx) => add(trx, "one").then(() => "done"))).toBe("done")
  expect(await isThere("one")).toBe(true)
})

it("a connection that ends between the last statement and the commit is an error", async () => {
  const lost = inTransaction(knex, async (trx) => {
    await add(trx, "cut")
    const { rows: own } = await trx.raw<{ rows: { pid: number }[] }>("select pg_backend_pid() as pid")
    await rows("select pg_terminate_backend($1)", [own[0]?.pid])
  })
  await expect(lost).rejects.toMatchObject(unconfirmed)
  expect(await isThere("cut")).toBe(false)
})

it("a commit whose response is lost is reported as unknown, although PostgreSQL has committed it", async () => {
  const lost = inTransaction(knex, async (trx) => {
    await add(trx, "slow")
    const client = trx.client as { acquireConnection: () => Promise<{ connection: { stream: Socket } }> }
    const { connection } = await client.acquireConnection()
    void wait(300).then(() => connection.stream.destroy())
  })
  await expect(lost).rejects.toMatchObject(unconfirmed)
  await waitFor("the commit", async () => ((await isThere("slow")) ? true : undefined))
})

it("a constraint that is violated at the commit is reported by its own error", async () => {
  const refused = inTransaction(knex, (trx) => add(trx, "alone", "nobody"))
  await expect(refused).rejects.toMatchObject({ code: "23503" })
  expect(await isThere("alone")).toBe(false)
})

it("a transaction that a swallowed error has aborted is an error", async () => {
  const aborted = inTransaction(knex, async (trx) => {
    await add(trx, "before")
    await add(trx, "before").catch(() => undefined)
  })
  await expect(aborted).rejects.toThrow(/rolled the transaction back/)
  expect(await isThere("before")).toBe(false)
})

it("the transaction after a lost connection succeeds", async () => {
  const one = connect(product().superuserUrl, 1)
  const lose = (trx: Knex) => trx.raw("select pg_terminate_backend(pg_backend_pid())")
  try {
    for (let n = 0; n < 5; n++) {
      await expect(inTransaction(one, lose)).rejects.toThrow()
      await expect(inTransaction(one, (trx) => trx.raw("select 1"))).resolves.toBeDefined()
    }
  } finally {
    await one.destroy()
  }
})

it("a request that waits for a connection never gets one that PostgreSQL has just terminated", async () => {
  const guarded = connect(product().superuserUrl, 1)
  guardPool(guarded)
  const waiting: Promise<unknown>[] = []
  try {
    const lost = inTransaction(guarded, async (trx) => {
      waiting.push(Promise.resolve(guarded.raw("select 1")))
      await add(trx, "ended")
    })
    await expect(lost).rejects.toMatchObject(unconfirmed)
    await expect(Promise.all(waiting)).resolves.toMatchObject([{ rowCount: 1 }])
  } finally {
    await guarded.destroy()
  }
})
