import { Client } from "../../support/client"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

jest.setTimeout(60_000)

let tenant: TenantWithStones
let buyer: Buyer

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Plain Ruby", stock: 1 }])
  buyer = await newBuyer(tenant.slug)
})

const importCall = "/api/admin/products/bulk-import"
const ofSize = (bytes: number): string => JSON.stringify({ fullName: "x".repeat(bytes) })

it("the body of a request without permission is not read", async () => {
  const broken = "{".repeat(100)
  expect(await new Client(tenant.slug).post(importCall, broken)).toMatchObject({
    status: 401,
    body: { code: "UNAUTHENTICATED" },
  })
  expect(await buyer.client.post(importCall, broken)).toMatchObject({
    status: 403,
    body: { code: "FORBIDDEN" },
  })
  expect(await tenant.admin.post(importCall, broken)).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_FAILED" },
  })
})

it("a body may have one megabyte, the rows of a CSV import twenty", async () => {
  expect(await buyer.client.post("/api/addresses", ofSize(1_100_000))).toMatchObject({
    status: 413,
    body: { code: "PAYLOAD_TOO_LARGE" },
  })
  expect((await tenant.admin.post(importCall, ofSize(1_100_000))).status).toBe(400)
  expect(await tenant.admin.post(importCall, ofSize(21_000_000))).toMatchObject({
    status: 413,
    body: { code: "PAYLOAD_TOO_LARGE" },
  })
})
