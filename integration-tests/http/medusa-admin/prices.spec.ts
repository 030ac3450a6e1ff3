import type { AdminProduct } from "../../../src/contract/admin-product"
import type { Product } from "../../../src/contract/product"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { invitedStaff, type Staff } from "../../support/medusa-staff"
import { expectStatus } from "../../support/shopper"
import { newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(120_000)

const amounts = [1e21, -100, 1e12, 1e10, 0.001, 12.345, -0.01]
/** Amounts that can be stored, and that nothing is sold for. */
const tooLow = [0, 0.99]
const inr = (amount: unknown) => ({ currency_code: "inr", amount })

let tenant: TenantWithStones
let staff: Staff

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 9 }])
  staff = await invitedStaff(tenant.id)
})

interface Ids {
  product: string
  variant: string
  price: string
}

async function idsOf(name: string): Promise<Ids> {
  const [found] = await rows<Ids & { [column: string]: string }>(
    `select p.id as product, v.id as variant, pr.id as price from product p
     join product_variant v on v.product_id = p.id
     join product_variant_price_set l on l.variant_id = v.id join price pr on pr.price_set_id = l.price_set_id
     join product_sales_channel c on c.product_id = p.id join tenant t on t.sales_channel_id = c.sales_channel_id
     where t.id = $1 and p.title = $2`,
    [tenant.id, name]
  )
  if (!found) throw new Error(`${name} is not there`)
  return found
}

const amountsIn = (variant: string) =>
  rows(
    `select pr.id, pr.amount::text, pr.deleted_at from price pr
     join product_variant_price_set l on l.price_set_id = pr.price_set_id where l.variant_id = $1 order by pr.id`,
    [variant]
  )

const admin = (path = "") => `/api/admin/products${path}`

describe("an amount that is not a valid price", () => {
  it("is refused by every call of Medusa Admin that takes prices, and changes nothing", async () => {
    const { product, variant, price } = await idsOf("Ruby")
    const before = await amountsIn(variant)
    const titles = () =>
      rows(
        "select title from product p join product_sales_channel c on c.product_id = p.id join tenant t on t.sales_channel_id = c.sales_channel_id where t.id = $1 order by 1",
        [tenant.id]
      )
    const productsBefore = await titles()
    const created = (prices: object[]) => ({
      title: unique("Star Sapphire"),
      options: [{ title: "Size", values: ["One"] }],
      variants: [{ title: "One", options: { Size: "One" }, prices }],
    })
    const calls = (prices: object[]): [string, object][] => [
      ["/admin/products", created(prices)],
      [`/admin/products/${product}`, { variants: [{ id: variant, prices }] }],
      [`/admin/products/${product}/variants/${variant}`, { prices }],
      [`/admin/products/${product}/variants/batch`, { update: [{ id: variant, prices }] }],
    ]
    for (const amount of [...amounts, ...tooLow])
      for (const prices of [[inr(amount)], [{ id: price, ...inr(amount) }], [inr(100), inr(amount)]])
        for (const [url, body] of calls(prices))
          expect([url, amount, (await staff.post(url, body)).status]).toEqual([url, amount, 400])
    // A price without an amount or a currency is invalid too, whether or not Medusa has one with its id.
    const rupees = { currency_code: "inr" }
    for (const bare of [
      rupees,
      ...["price_nope", price].flatMap((id) => [{ id }, { id, amount: 5 }, { id, ...rupees }]),
    ])
      for (const [url, body] of calls([bare]))
        expect([url, bare, (await staff.post(url, body)).status]).toEqual([url, bare, 400])
    for (const closed of ["/admin/price-lists", "/admin/products/imports"])
      expect([closed, (await staff.post(closed, {})).status]).toEqual([closed, 403])
    expect(await amountsIn(variant)).toEqual(before)
    expect(await titles()).toEqual(productsBefore)
    expectStatus(await tenant.admin.get(admin()), 200)
  })

  it("is refused by the database, whoever writes it", async () => {
    const { variant } = await idsOf("Ruby")
    for (const amount of [...amounts, "NaN", "Infinity"])
      await expect(
        rows(
          `update price set amount = $2::numeric where price_set_id =
           (select price_set_id from product_variant_price_set where variant_id = $1)`,
          [variant, amount]
        )
      ).rejects.toThrow("price_can_be_paid")
  })

  it("within the bounds, from staff, is an ordinary price", async () => {
    const { product, variant } = await idsOf("Ruby")
    for (const amount of [1, 9_999_999_999.99, 1250.5]) {
      expectStatus(
        await staff.post(`/admin/products/${product}/variants/${variant}`, { prices: [inr(amount)] }),
        200
      )
      const { body } = await tenant.admin.get<AdminProduct>(admin(`/${product}`))
      expect(body.price).toBe(amount.toFixed(2))
    }
  })
})

/** Writes an amount into a product's row without the usual checks. */
async function smuggle(name: string, amount: string): Promise<Ids> {
  const ids = await idsOf(name)
  const [guard] = await rows<{ definition: string }>(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'price_can_be_paid'"
  )
  await rows("alter table price drop constraint price_can_be_paid")
  await rows(
    "update price set amount = $2::numeric, raw_amount = jsonb_build_object('value', $2::text) where id = $1",
    [ids.price, amount]
  )
  await rows(`alter table price add constraint price_can_be_paid ${guard?.definition ?? ""} not valid`)
  return ids
}

describe.each(["1e21", "-100", "1e12", "NaN"])("a product whose stored amount is %s anyway", (amount) => {
  let name: string
  let ids: Ids
  const listed = async () =>
    (await new Client(tenant.slug).get<Product[]>("/api/products?limit=100")).body.map((it) => it.name)
  const later = (isListed: boolean) =>
    waitFor(`${name} to be ${isListed ? "" : "not "}for sale`, async () =>
      (await listed()).includes(name) === isListed ? true : undefined
    )

  beforeEach(async () => {
    name = unique("Zircon")
    expectStatus(
      await tenant.admin.post<AdminProduct>(admin(), { name, type: "OTHER", price: "500", stock: "2" }),
      201
    )
    ids = await smuggle(name, amount)
  })

  it("is not for sale, does not break the back office, and is repaired by an edit", async () => {
    await later(false)
    expectStatus(await tenant.admin.get(admin()), 200)
    expectStatus(await tenant.admin.put(admin(`/${ids.product}`), { origin: "Ceylon" }), 200)
    const { body } = expectStatus(
      await tenant.admin.put<AdminProduct>(admin(`/${ids.product}`), { price: "750" }),
      200
    )
    expect(body).toMatchObject({ price: "750.00", isListed: true, origin: "Ceylon" })
    await later(true)
  })

  it("is repaired by an import, and by staff in Medusa Admin", async () => {
    const products = [{ name, type: "OTHER", price: 800, stock: 2 }]
    const imported = await tenant.admin.post(admin("/bulk-import"), { products })
    expect(imported).toMatchObject({ status: 200, body: { success: 1, failed: 0 } })
    await later(true)
    await smuggle(name, amount)
    const url = `/admin/products/${ids.product}/variants/${ids.variant}`
    expectStatus(await staff.post(url, { prices: [{ id: ids.price, ...inr(900) }] }), 200)
    expect((await tenant.admin.get<AdminProduct>(admin(`/${ids.product}`))).body).toMatchObject({
      price: "900.00",
      isListed: true,
    })
  })

  it("can be deleted, in the back office and in Medusa Admin", async () => {
    expectStatus(await tenant.admin.delete(admin(`/${ids.product}`)), 204)
    const other = unique("Spinel")
    expectStatus(
      await tenant.admin.post(admin(), { name: other, type: "OTHER", price: "5", stock: "1" }),
      201
    )
    const { product } = await smuggle(other, amount)
    expectStatus(await staff.delete(`/admin/products/${product}`), 200)
    const { body } = expectStatus(await tenant.admin.get<AdminProduct[]>(admin()), 200)
    expect(body.map((it) => it.name)).not.toEqual(expect.arrayContaining([name]))
    expect(body.map((it) => it.name)).not.toEqual(expect.arrayContaining([other]))
  })
})

it("a product without a catalog entry can be edited and deleted", async () => {
  const make = async () => {
    const sent = { name: unique("Garnet"), type: "OTHER", price: "500", stock: "2" }
    const { body } = expectStatus(await tenant.admin.post<AdminProduct>(admin(), sent), 201)
    await rows("delete from catalog_entry where product_id = $1", [body.id])
    return body.id
  }
  const [edited, deleted] = [await make(), await make()]
  const changed = await tenant.admin.put<AdminProduct>(admin(`/${edited}`), { price: "600" })
  expect(expectStatus(changed, 200).body.price).toBe("600.00")
  expectStatus(await tenant.admin.delete(admin(`/${deleted}`)), 204)
  expect(await rows("select 1 from product where id = $1 and deleted_at is null", [deleted])).toEqual([])
})

it("a product that staff created without a price gets its first price from the tenant's admin", async () => {
  const title = unique("Topaz")
  const sent = {
    title,
    status: "published",
    options: [{ title: "Size", values: ["One"] }],
    variants: [{ title: "One", options: { Size: "One" }, prices: [] }],
  }
  const made = expectStatus(await staff.post<{ product: { id: string } }>("/admin/products", sent), 200)
  const { id } = made.body.product
  const { body } = await tenant.admin.get<AdminProduct>(admin(`/${id}`))
  expect(body).toMatchObject({ price: "0.00", isListed: false })
  const priced = await tenant.admin.put<AdminProduct>(admin(`/${id}`), { price: "450" })
  expect(expectStatus(priced, 200).body).toMatchObject({ price: "450.00", isListed: true })
})
