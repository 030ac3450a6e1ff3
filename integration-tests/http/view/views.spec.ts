import { maxViews, type SavedView } from "../../../src/contract/view"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { expectStatus, newShopper, PASSWORD } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"

jest.setTimeout(60_000)

const path = "/api/admin/views"
let tenant: NewTenant
let colleague: Client

beforeAll(async () => {
  tenant = await newTenant()
  colleague = await newColleague()
})

/** Creates a shopper and makes them an admin. */
async function newColleague(): Promise<Client> {
  const { client, email } = await newShopper(tenant.slug)
  expectStatus(await tenant.admin.post("/api/admin/staff", { email }), 201)
  return client
}

const view = { list: "products", name: "Drafts", query: "listed=false&sort=oldest" }
const save = (body: object, by = tenant.admin) => by.post<SavedView>(path, body)
const saved = async (body: object, by = tenant.admin) => expectStatus(await save(body, by), 201).body
const list = async (by = tenant.admin, of = "products") =>
  expectStatus(await by.get<SavedView[]>(`${path}?list=${of}`), 200).body

describe("saved views", () => {
  afterEach(() => rows("delete from saved_view where tenant_id = $1", [tenant.id]))

  it("personal views are visible to their account only, the tenant's to all its admins", async () => {
    const own = await saved(view)
    const shared = await saved({ ...view, name: "Sold out", query: "inStock=false", shared: true })
    expect(own).toEqual({ ...view, id: own.id, shared: false })
    expect(await list()).toEqual([own, shared])
    expect(await list(colleague)).toEqual([shared])
    expect(await list(tenant.admin, "orders")).toEqual([])
    expect((await colleague.put(`${path}/${own.id}`, { name: "Mine" })).status).toBe(404)
    expect((await colleague.delete(`${path}/${own.id}`)).status).toBe(404)
    const renamed = expectStatus(
      await colleague.put<SavedView>(`${path}/${shared.id}`, { name: "Gone" }),
      200
    )
    expect(renamed.body).toEqual({ ...shared, name: "Gone" })
    expectStatus(await colleague.delete(`${path}/${shared.id}`), 204)
    expect(await list()).toEqual([own])
  })

  it("can change their filters, name and visibility", async () => {
    const own = await saved(view)
    const changes = { query: "type=RUBY", shared: true }
    expect(expectStatus(await tenant.admin.put(`${path}/${own.id}`, changes), 200).body).toEqual({
      ...own,
      ...changes,
    })
    expect(await list(colleague)).toHaveLength(1)
    expectStatus(await colleague.put(`${path}/${own.id}`, { shared: false }), 200)
    expect(await list()).toEqual([])
  })

  it("have a unique name per list: 409 for a second, even with concurrent requests", async () => {
    const responses = await Promise.all([save(view), save({ ...view, name: "DRAFTS" })])
    expect(responses.map((it) => it.status).toSorted()).toEqual([201, 409])
    expect(responses.find((it) => it.status === 409)?.body).toMatchObject({
      code: "CONFLICT",
      details: [{ path: "name" }],
    })
    await saved({ ...view, shared: true })
    await saved({ ...view, list: "orders" })
    await saved(view, colleague)
    const other = await saved({ ...view, name: "Other" })
    expect((await tenant.admin.put(`${path}/${other.id}`, { name: "drafts" })).status).toBe(409)
    expect((await tenant.admin.put(`${path}/${other.id}`, { name: "other", query: "" })).status).toBe(200)
  })

  it("are limited in number", async () => {
    for (let n = 0; n < maxViews; n++) await saved({ ...view, name: `View ${n}` })
    expect((await save({ ...view, name: "One more" })).status).toBe(409)
    await saved({ ...view, name: "One more", shared: true })
  })

  it.each([
    [{ ...view, name: " " }, "name"],
    [{ ...view, name: "x".repeat(61) }, "name"],
    [{ ...view, query: "?a=b" }, "query"],
    [{ ...view, query: "x".repeat(1_001) }, "query"],
    [{ ...view, list: "faqs" }, "list"],
    [{ ...view, shared: "yes" }, "shared"],
  ])("refuses %j", async (body, field) => {
    expect(await save(body)).toMatchObject({ status: 400, body: { details: [{ path: field }] } })
    expect(await list()).toEqual([])
  })

  it("are for the tenant's admins: 401, 403, and 404 for another tenant's", async () => {
    const { id } = await saved({ ...view, shared: true })
    const other = await newTenant()
    const { client: shopper } = await newShopper(tenant.slug)
    for (const [client, status] of [
      [new Client(tenant.slug), 401],
      [shopper, 403],
    ] as const) {
      expect((await client.get(`${path}?list=products`)).status).toBe(status)
      expect((await save(view, client)).status).toBe(status)
    }
    expect(await list(other.admin)).toEqual([])
    expect((await other.admin.put(`${path}/${id}`, { name: "Taken" })).status).toBe(404)
    expect((await other.admin.delete(`${path}/${id}`)).status).toBe(404)
    expect((await list())[0]).toMatchObject({ name: "Drafts" })
  })

  it("are deleted with the account if personal; the tenant's stay", async () => {
    const leaver = await newColleague()
    await saved({ ...view, name: "Leaving" }, leaver)
    await saved({ ...view, name: "Staying", shared: true }, leaver)
    expectStatus(await leaver.send("DELETE", "/api/account", { body: { password: PASSWORD } }), 204)
    expect(await rows("select name from saved_view where tenant_id = $1", [tenant.id])).toEqual([
      { name: "Staying" },
    ])
  })
})
