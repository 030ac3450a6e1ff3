import type { Address } from "../../../src/contract/address"
import type { User } from "../../../src/contract/auth"
import type { Endpoint } from "../../../src/contract/endpoints/endpoint"
import type { Client } from "../../support/client"
import { rows } from "../../support/database"
import { declaredEndpoints, openApiPath } from "../../support/declared-endpoints"
import { exampleBodies } from "../../support/example-bodies"
import { expectStatus, newShopper } from "../../support/shopper"
import { superadmin } from "../../support/tenant"
import { tenantRows } from "../../support/tenant-rows"
import {
  jaipur,
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

jest.setTimeout(120_000)

const ofPages = ["anyone", "shopper", "admin", "superadmin"]
const writes = declaredEndpoints.filter(
  ({ method, path, access }) => method !== "GET" && path.startsWith("/api/") && ofPages.includes(access)
)

let tenant: TenantWithStones
let buyer: Buyer
let admin: User
let platform: Client

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Plain Ruby", stock: 5 }])
  ;[buyer, platform] = await Promise.all([newBuyer(tenant.slug), superadmin()])
  admin = (await tenant.admin.get<User>("/api/auth/me")).body
})

/** Sends a valid write as a page of another account than the client's. */
function sendAs(client: Client, { method, path }: Endpoint, account: string) {
  const product = tenant.stones.get("Plain Ruby")?.id ?? ""
  const body = exampleBodies(product)[`${method} ${openApiPath(path)}`]
  const target = path.replace(":productId", product).replace(":key", "gst_rate").replace(/:\w+/g, "none")
  return client.send(method, target, { headers: { "x-account": account }, ...(body ? { body } : {}) })
}

const changed = (name: string) => ({
  status: 409,
  body: { error: `You are signed in as ${name}`, code: "ACCOUNT_CHANGED" },
})

describe("a tab that was rendered for one account, after another has signed in beside it", () => {
  test("writes nothing into the other account: every endpoint that writes refuses it", async () => {
    expect(writes.length).toBeGreaterThan(50)
    const before = await tenantRows(tenant.id)
    for (const it of writes) {
      const call = `${it.method} ${it.path}`
      const asBuyer = await sendAs(buyer.client, it, admin.id)
      expect({ call, ...asBuyer }).toMatchObject({ call, ...changed(buyer.user.name) })
      const asAdmin = await sendAs(tenant.admin, it, buyer.user.id)
      expect({ call, ...asAdmin }).toMatchObject({ call, ...changed(admin.name) })
    }
    expect(await tenantRows(tenant.id)).toEqual(before)
  })

  test("changes nothing of the platform with a superadmin's session", async () => {
    const tenants = () => rows("select md5(string_agg(t::text, ',' order by t::text)) from tenant t")
    const before = await tenants()
    for (const it of writes.filter(({ access }) => access === "superadmin"))
      expect(await sendAs(platform, it, admin.id)).toMatchObject({
        status: 409,
        body: { code: "ACCOUNT_CHANGED" },
      })
    expect(await tenants()).toEqual(before)
  })

  test("uploads nothing, and the rest of the form is not waited for", async () => {
    const headers = { "x-account": buyer.user.id, "content-type": "multipart/form-data; boundary=x" }
    const refused = await tenant.admin.post("/api/admin/products", "--x\r\n", { headers })
    expect(refused).toMatchObject(changed(admin.name))
  })
})

test("a page of the signed-in account writes, and so does a program that names no account", async () => {
  const { client, user } = await newShopper(tenant.slug)
  const headers = { "x-account": user.id }
  expectStatus(await client.post("/api/addresses", jaipur, { headers }), 201)
  expectStatus(await client.post("/api/addresses", jaipur), 201)
  expect((await client.get<Address[]>("/api/addresses")).body).toHaveLength(2)
})

test("a page whose session has ended is asked to sign in, and reads are never refused", async () => {
  const { client, user } = await newShopper(tenant.slug)
  const other = { headers: { "x-account": buyer.user.id } }
  expect((await client.get("/api/addresses", other)).status).toBe(200)
  await rows("delete from session where account_id = $1", [user.id])
  const write = await client.post("/api/addresses", jaipur, { headers: { "x-account": user.id } })
  expect(write).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } })
})
