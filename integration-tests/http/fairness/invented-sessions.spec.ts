import { randomBytes } from "node:crypto"
import { cookieNames } from "../../../src/contract/cookies"
import { Client } from "../../support/client"
import { expectStatus } from "../../support/shopper"
import { newTenant, superadmin } from "../../support/tenant"
import { newBuyer } from "../../support/tenant-with-stones"

jest.setTimeout(120_000)

const perSecond = 10

describe.each([
  ["the storefront", false],
  ["the Medusa server", true],
])("somebody who invents sessions and keys, at %s", (_where, medusa) => {
  test("doesn't use up the share of the tenant's signed-in accounts", async () => {
    const tenant = await newTenant()
    const path = `/api/superadmin/tenants/${tenant.id}/limits`
    const limits = { callsPerSecond: perSecond, callsAtOnce: null }
    const buyer = await newBuyer(tenant.slug)
    const shopper = new Client(tenant.slug, { medusa })
    for (const [name, value] of buyer.client.cookies) shopper.cookies.set(name, value)
    expectStatus(await shopper.get("/api/addresses"), 200)
    expectStatus(await (await superadmin()).put(path, limits), 200)

    let isOver = false
    const statuses = new Set<number>()
    const lane = async (n: number) => {
      while (!isOver) {
        const client = new Client(tenant.slug, { medusa })
        const word = randomBytes(32).toString("base64url")
        if (n % 2) client.cookies.set(cookieNames.session, word)
        const headers: Record<string, string> = n % 2 ? {} : { authorization: `Bearer ratna_${word}` }
        statuses.add((await client.get("/api/addresses", { headers })).status)
      }
    }
    const flood = Promise.all(Array.from({ length: 40 }, (_, n) => lane(n)))
    const seen: number[] = []
    // Far below the limit.
    for (let n = 0; n < 10; n++) {
      await new Promise((resolve) => setTimeout(resolve, 300))
      seen.push((await shopper.get("/api/addresses")).status)
    }
    isOver = true
    await flood
    expect(seen).toEqual(Array(10).fill(200))
    // The flood was one.
    expect([...statuses].sort()).toEqual([401, 429])
  })
})
