import { ContainerRegistrationKeys, ModulesSdkUtils } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type Claimed, WorkQueue } from "../../../src/db/work-queue"
import { rows } from "../../support/database"
import { product } from "../../support/product"
import { unique } from "../../support/unique"

// A database of its own: the product's jobs never see these rows, and its table lists stay complete.
const database = unique("queue").replaceAll("-", "_")
const url = new URL(product().superuserUrl)
url.pathname = `/${database}`
const inDatabase = (sql: string, values: unknown[] = []) => rows<{ id: string }>(sql, values, url.href)

const workers = Array.from({ length: 2 }, () => ModulesSdkUtils.createPgConnection({ clientUrl: url.href }))
const [first, second] = workers.map((knex) => ({
  resolve: (name: string) => (name === ContainerRegistrationKeys.PG_CONNECTION ? knex : undefined),
})) as unknown as [MedusaContainer, MedusaContainer]

beforeAll(async () => {
  await rows(`create database ${database}`)
  await inDatabase(`create table work_due (tenant_id text not null, id text not null, due_at timestamptz not null,
    running_since timestamptz, primary key (tenant_id, id))`)
})
beforeEach(() => inDatabase("delete from work_due"))
afterAll(async () => {
  await Promise.all(workers.map((knex) => knex.destroy()))
  await rows(`drop database ${database}`)
})

/** Adds due rows of a tenant, the oldest first. */
const add = (tenant: string, count: number) =>
  inDatabase(
    `insert into work_due (tenant_id, id, due_at)
     select $1, $1 || n, now() - make_interval(secs => 1000 - n) from generate_series(1, $2::int) n`,
    [tenant, count]
  )

describe("limits that all workers share", () => {
  const shared = new WorkQueue({
    ...{ name: "shared", table: "work_due", key: { id: "id" }, leaseSeconds: 60 },
    ...{ atOnce: 4, perTenant: 3, isLimitShared: true as const },
  })

  it("hold across workers that claim at the same time", async () => {
    await add("a", 10)
    await add("b", 10)
    const claims = await Promise.all(
      [first, second, first, second].map((container) => shared.claim(container))
    )
    const tenants = claims.flat().map((it) => it.tenantId)
    expect(tenants).toHaveLength(4)
    expect(tenants.filter((it) => it === "a").length).toBeLessThanOrEqual(3)
    expect(tenants).toContain("b")
  })

  it("count an attempt until it is dropped, postponed or failed, or its worker's lease ends", async () => {
    await add("a", 10)
    const claimed = await shared.claim(first)
    expect(claimed).toHaveLength(3)
    expect(await shared.claim(second)).toEqual([])
    const ways: ((row: Claimed<"id">) => Promise<void>)[] = [
      (row) => shared.drop(first, row),
      (row) => shared.postpone(first, row, 30),
      (row) => shared.release(first, row),
    ]
    for (const [n, row] of claimed.entries()) await ways[n]?.(row)
    expect(await shared.claim(second)).toHaveLength(3)
    expect(await shared.claim(first)).toEqual([])
    await inDatabase(
      "update work_due set due_at = now() - interval '1 second' where running_since is not null"
    )
    expect(await shared.claim(first)).toHaveLength(3)
  })
})
