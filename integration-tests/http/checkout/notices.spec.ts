import { createHmac } from "node:crypto"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"
import { newTenant } from "../../support/tenant"
import { unique } from "../../support/unique"

jest.setTimeout(60_000)

let tenant: TenantWithStones
let other: TenantWithStones

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 1 }])
  other = await newTenantWithStones([{ name: "Ruby", stock: 1 }])
})

interface Notice {
  to?: string
  secret?: string
  body?: string
  signed?: string
}

/** Sends an incoming webhook as the gateway does. @returns the response, and what was stored */
async function send({
  to = tenant.slug,
  secret,
  body = '{"event":"payment.captured"}',
  signed = body,
}: Notice) {
  const id = unique("evt")
  const signature = secret === undefined ? {} : { "x-razorpay-signature": sign(signed, secret) }
  const response = await new Client().post(`/webhooks/razorpay/${to}`, body, {
    headers: { "x-razorpay-event-id": id, ...signature },
  })
  return { response, stored: await rows("select 1 from webhook_event where event_id = $1", [id]) }
}

const sign = (body: string, secret: string): string => createHmac("sha256", secret).update(body).digest("hex")

describe("an incoming webhook of the gateway", () => {
  it("is accepted with the tenant's signature", async () => {
    const { response, stored } = await send({ secret: tenant.gateway.keySecret })
    expect(response).toMatchObject({ status: 200, body: { received: true } })
    expect(stored).toHaveLength(1)
  })

  it.each([
    ["without a signature", () => ({})],
    ["signed with nothing", () => ({ secret: "" })],
    ["signed by another tenant", () => ({ secret: other.gateway.keySecret })],
    [
      "changed after it was signed",
      () => ({ secret: tenant.gateway.keySecret, signed: '{"event":"payment.failed"}' }),
    ],
  ])("%s: 401, and nothing is stored", async (_what, notice: () => Notice) => {
    const { response, stored } = await send(notice())
    expect(response).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } })
    expect(stored).toEqual([])
  })

  it("to an unknown tenant, or to one without a gateway account: 404", async () => {
    const { slug } = await newTenant()
    for (const to of ["no-such-shop", slug]) {
      const { response, stored } = await send({ to, secret: tenant.gateway.keySecret })
      expect(response).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
      expect(stored).toEqual([])
    }
  })

  it("that is not a gateway event: 400", async () => {
    const { response, stored } = await send({ body: '{"hello":1}', secret: tenant.gateway.keySecret })
    expect(response).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } })
    expect(stored).toEqual([])
  })

  it.each(["", "hello", "{", "\u0000", "\xff", "event=payment.captured", "null", "[]", "1"])(
    "that is signed and isn't an event (%j): 400",
    async (body) => {
      const { response, stored } = await send({ body, secret: tenant.gateway.keySecret })
      expect(response).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } })
      expect(stored).toEqual([])
    }
  )

  it("of more than 64 kB: 413; of 60 kB it is accepted", async () => {
    const sized = (bytes: number) => `{"event":"payment.captured","x":"${"a".repeat(bytes)}"}`
    for (const [bytes, status] of [
      [60_000, 200],
      [65_536, 413],
      [1_000_000, 413],
    ] as const) {
      const { response } = await send({ body: sized(bytes), secret: tenant.gateway.keySecret })
      expect([bytes, response.status]).toEqual([bytes, status])
    }
  })

  it("of a client whose webhooks were refused many times: 429, but a signed one is accepted", async () => {
    const client = new Client()
    const refused = (to: string, headers: Record<string, string>) =>
      client.post(`/webhooks/razorpay/${to}`, '{"event":"payment.captured"}', { headers })
    const statuses: number[] = []
    for (let nth = 0; nth < 40; nth++) {
      const to = nth % 2 ? tenant.slug : "no-such-shop"
      statuses.push((await refused(to, { "x-razorpay-signature": "0".repeat(64) })).status)
    }
    expect(statuses.slice(0, 30).every((status) => status === 401 || status === 404)).toBe(true)
    expect(statuses.slice(35)).toContain(429)
    const last = await refused(tenant.slug, {})
    if (last.status === 429) expect(Number(last.headers["retry-after"])).toBeGreaterThan(0)
    const signed = { "x-razorpay-signature": sign('{"event":"payment.captured"}', tenant.gateway.keySecret) }
    expect((await refused(tenant.slug, { ...signed, "x-razorpay-event-id": unique("evt") })).status).toBe(200)
    expect((await send({})).response.status).toBe(401)
  })
})
