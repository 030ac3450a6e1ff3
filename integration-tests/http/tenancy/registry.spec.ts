import { setTimeout as sleep } from "node:timers/promises"
import type { Branding } from "../../../src/contract/branding"
import { Client } from "../../support/client"
import { inTransaction, rows } from "../../support/database"
import { newShopper, type Shopper } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(60_000)

/** Maximum time in ms until a process notices another process's change, with a margin for a slow machine. */
const noticedMs = 4_000

/** Time in ms for which a process uses the registry's version. */
const leaseMs = 50

let tenant: NewTenant

beforeAll(async () => {
  tenant = await newTenant()
})

const brandingOn = async (host: string): Promise<Partial<Branding>> =>
  (await new Client("default", { host, medusa: true }).get<Partial<Branding>>("/api/branding")).body
/** Waits for a condition, for at most that time. */
const soon = (what: string, holds: () => Promise<boolean>): Promise<true> =>
  waitFor(what, async () => ((await holds()) ? true : undefined), noticedMs)
const taglineIs = (wanted: string | null): Promise<true> =>
  soon(
    `the tagline ${String(wanted)}`,
    async () => (await brandingOn(`${tenant.slug}.localhost`)).tagline === wanted
  )
const leadsTo = (host: string, slug: string): Promise<true> =>
  soon(`${host} to lead to ${slug}`, async () => (await brandingOn(host)).slug === slug)
const responses = (host: string, status: number): Promise<true> =>
  soon(`${status} on ${host}`, async () => {
    const visitor = new Client("default", { host, medusa: true })
    return (await visitor.get("/api/branding")).status === status
  })

describe("a process's cache of the registry", () => {
  it("is kept until the registry's version changes, and is then dropped", async () => {
    await taglineIs(tenant.tagline)
    await inTransaction(async (ask) => {
      // Unlike any real change, without triggers, so that the version stays the same.
      await ask("set local session_replication_role = replica")
      await ask("update tenant set tagline = 'Untold' where id = $1", [tenant.id])
    })
    await sleep(noticedMs)
    expect((await brandingOn(`${tenant.slug}.localhost`)).tagline).toBe(tenant.tagline)
    await rows("update tenant set closed_reason = 'Told' where id = $1", [tenant.id])
    await taglineIs("Untold")
  })

  it("follows another process's changes of a tenant", async () => {
    await rows("update tenant set tagline = 'By another process' where id = $1", [tenant.id])
    await taglineIs("By another process")
  })

  it("follows a host that is added, verified, lost, made primary and removed", async () => {
    const host = `${unique("host")}.example`
    await leadsTo(host, "default")
    const other = await newTenant()
    await rows(
      "insert into tenant_host (tenant_id, host, token, status) values ($1, $2, 'token', 'verified')",
      [tenant.id, host]
    )
    // An additional host redirects to the primary one.
    await responses(host, 308)
    await rows("update tenant_host set status = 'lost' where host = $1", [host])
    await responses(host, 200)
    await rows("update tenant_host set status = 'verified', tenant_id = $2 where host = $1", [host, other.id])
    await responses(host, 308)
    await rows("delete from tenant_host where host = $1", [host])
    await leadsTo(host, "default")
  })

  it("keeps no session of a store for a host that moves to another store", async () => {
    const [before, after] = [await newTenant(), await newTenant()]
    const [own, others] = [await newShopper(before.slug), await newShopper(after.slug)]
    /** Status for a shopper at the host that moves; `isFresh` as after a change of theirs, when no lease applies. */
    const statusFor = async ({ client }: Shopper, isFresh: boolean): Promise<number> => {
      const visitor = new Client(before.slug)
      for (const [name, value] of client.cookies) visitor.cookies.set(name, value)
      if (isFresh) visitor.cookies.set("ratna_written", "own-write")
      return (await visitor.get("/api/auth/me")).status
    }
    expect(await statusFor(own, false)).toBe(200)
    expect([await statusFor(own, true), await statusFor(others, true)]).toEqual([200, 401])
    await rows("update tenant set slug = $2 where id = $1", [before.id, unique("former")])
    await rows("update tenant set slug = $2 where id = $1", [after.id, before.slug])
    await sleep(2 * leaseMs)
    expect([await statusFor(others, true), await statusFor(own, true)]).toEqual([200, 401])
    expect([await statusFor(others, false), await statusFor(own, false)]).toEqual([200, 401])
  })

  it("follows a deleted tenant", async () => {
    const gone = await newTenant()
    await leadsTo(`${gone.slug}.localhost`, gone.slug)
    await rows("update tenant set archived_at = now() where id = $1", [gone.id])
    await responses(`${gone.slug}.localhost`, 404)
  })
})

describe("the registry's version", () => {
  const number = "select n::text as n from registry_version"
  /** Returns the version before and after `change` in a transaction that is rolled back. */
  const around = async (change: string, values: unknown[]): Promise<[unknown, unknown]> => {
    let seen: [unknown, unknown] = [undefined, undefined]
    const undo = new Error("undone")
    await inTransaction(async (ask) => {
      await ask("set transaction isolation level repeatable read")
      const [before] = await ask(number)
      await ask(change, values)
      await ask("set constraints all immediate")
      const [after] = await ask(number)
      seen = [before?.["n"], after?.["n"]]
      throw undo
    }).catch((error: unknown) => {
      if (error !== undo) throw error
    })
    return seen
  }

  it("isn't changed by host checks that update timestamps only, nor by writes without a change", async () => {
    const looked = await around(
      "update tenant_host set due_at = now(), checked_at = now(), misses = misses + 1 where tenant_id = $1",
      [tenant.id]
    )
    expect(looked[1]).toBe(looked[0])
    const same = await around("update tenant set tagline = tagline where id = $1", [tenant.id])
    expect(same[1]).toBe(same[0])
  })

  it("blocks nobody: two open changes don't wait for each other", async () => {
    const other = await newTenant()
    await inTransaction(async (ask) => {
      await ask("update tenant set tagline = 'Still open' where id = $1", [tenant.id])
      // If it waited for the transaction above, it would never end.
      await rows("update tenant set tagline = 'Done meanwhile' where id = $1", [other.id])
    })
    expect((await brandingOn(`${other.slug}.localhost`)).slug).toBe(other.slug)
  })
})
