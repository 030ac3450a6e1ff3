import type { Checklist } from "../../../src/contract/checklist"
import type { Entry } from "../../../src/contract/entry"
import { sendForm } from "../../support/form"
import { rows } from "../../support/database"
import { expectStatus } from "../../support/shopper"
import { superadmin } from "../../support/tenant"
import { newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"

jest.setTimeout(60_000)

const gstin = "08AAAPA1234A1ZT"
let tenant: TenantWithStones

beforeEach(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 1 }])
})

const put = (key: string, value: string) => tenant.admin.put<Entry>(`/api/admin/settings/${key}`, { value })
const warned = async () =>
  expectStatus(await tenant.admin.get<Checklist>("/api/admin/checklist"), 200).body.warnings.map(
    (it) => it.code
  )

it.each([
  ["hello", /15 characters/],
  ["99AAAPA1234A1ZI", /first two digits/],
  ["08ABCDE1234F1Z5", /3rd to 12th/],
  ["08AAAPA1234A1ZX", /last character/],
])(
  "a mistyped GSTIN %s decides no tax: it is refused with its wrong part, everywhere",
  async (typed, part) => {
    const refused = (path: string) => ({
      status: 400,
      body: { error: expect.stringMatching(part) as string, details: [{ path }] },
    })
    expect(await put("invoice_gstin", typed)).toMatchObject(refused("value"))
    expect(await sendForm(tenant.admin, "PUT", "/api/admin/branding", { gst: typed })).toMatchObject(
      refused("gst")
    )
    const platform = await superadmin()
    expect(
      await platform.put(`/api/superadmin/tenants/${tenant.id}`, { company: { gst: typed } })
    ).toMatchObject({ status: 400 })
  }
)

it("a GSTIN and a PAN are stored in capitals without spaces, and can be emptied", async () => {
  expect((await put("invoice_gstin", " 08 aaapa1234a1zt")).body).toMatchObject({ value: gstin })
  expect((await put("invoice_pan", "aaapa 1234a")).body).toMatchObject({ value: "AAAPA1234A" })
  expectStatus(await put("invoice_pan", "ABCDE1234F"), 400)
  expectStatus(await put("invoice_gstin", ""), 200)
  expectStatus(await put("invoice_pan", ""), 200)
})

it("a store is told what is wrong with its taxes until it is right", async () => {
  expect(await warned()).toEqual(["GSTIN_MISSING", "SHIPPING_UNTAXED"])
  expectStatus(await put("shipping_taxed", "true"), 200)
  expectStatus(await put("invoice_pan", "AAAPA1234B"), 200)
  expectStatus(await put("invoice_gstin", gstin), 200)
  expectStatus(await sendForm(tenant.admin, "PUT", "/api/admin/branding", { gst: "27AAAPA1234A1ZT" }), 200)
  expectStatus(await put("export_lut", "AD270326000001A"), 200)
  await rows("update letter_of_undertaking set holds_until = '2020-03-31' where tenant_id = $1", [tenant.id])
  await rows("update catalog_entry set type = 'OTHER' where tenant_id = $1", [tenant.id])
  expect(await warned()).toEqual(["GSTIN_DIFFERS", "PAN_DIFFERS", "HSN_MISSING", "LUT_DUE"])
  expectStatus(await put("gst_registered", "false"), 200)
  expect(await warned()).toEqual([])
})
