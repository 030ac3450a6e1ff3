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
})
