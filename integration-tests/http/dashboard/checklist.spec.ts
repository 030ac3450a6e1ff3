import type { Checklist, TenantChecklist } from "../../../src/contract/checklist"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { sendForm } from "../../support/form"
import { picture } from "../../support/pictures"
import { names, open } from "../../support/platform"
import { expectStatus } from "../../support/shopper"
import { superadmin } from "../../support/tenant"
import { newTenantWithStones } from "../../support/tenant-with-stones"

jest.setTimeout(60_000)

const checklistOf = async (admin: Client): Promise<Checklist> =>
  expectStatus(await admin.get<Checklist>("/api/admin/checklist"), 200).body
const left = ({ steps }: Checklist): string[] => steps.filter((it) => !it.isDone).map((it) => it.key)
const onPlatform = async (ids: string): Promise<TenantChecklist[]> =>
  expectStatus(
    await (await superadmin()).get<TenantChecklist[]>(`/api/superadmin/checklists?ids=${ids}`),
    200
  ).body

it("a new tenant sees what is missing until it is ready to open, and the platform sees its progress", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 2 }])
  expect(left(await checklistOf(tenant.admin))).toEqual([
    "logo",
    "product",
    "tax",
    "shipping",
    "returns",
    "contact",
  ])
  expect(await onPlatform(tenant.id)).toEqual([{ id: tenant.id, done: 3, steps: 9 }])
  expectStatus(
    await sendForm(tenant.admin, "PUT", "/api/admin/branding", {
      logo: { name: "logo.png", data: await picture("#123456") },
      ...{ gst: "08AAAPA1234A1ZT", email: "hello@gems.test", address: "12 MI Road, Jaipur" },
    }),
    200
  )
  expect(left(await checklistOf(tenant.admin))).toEqual(["product", "returns", "contact"])
  // A text of the tenant counts as much as its branding.
  expectStatus(await tenant.admin.put("/api/admin/content/contact_phone", { value: "+91 98765 43210" }), 200)
  expectStatus(await tenant.admin.put("/api/admin/settings/return_window_days", { value: "14" }), 200)
  await rows("update catalog_entry set images = '{/static/x/y.webp}' where product_id = $1", [
    tenant.stones.get("Ruby")?.id,
  ])
  expect(await checklistOf(tenant.admin)).toMatchObject({ isOpenForBusiness: true })
  expect(await onPlatform(tenant.id)).toEqual([{ id: tenant.id, done: 9, steps: 9 }])
})

it("the platform reads many checklists at once; unknown tenants are omitted, and no tenant's admin may read them", async () => {
  const made = await Promise.all([open(names()), open({ ...names(), phone: "1", email: "a@b.test" })])
  const found = await onPlatform([...made.map((it) => it.id), "ten_none"].join(","))
  expect(new Map(found.map((it) => [it.id, it.done]))).toEqual(
    new Map([
      [made[0].id, 1],
      [made[1].id, 2],
    ])
  )
  expect((await new Client().get("/api/superadmin/checklists?ids=x")).status).toBe(401)
})
