import { openPan, sealPan } from "../../../domain/buyer-pan"
import { rewriteRow } from "./rewrite-row"

const from = [Buffer.alloc(32, 1).toString("base64")] as const
const to = [Buffer.alloc(32, 2).toString("base64")] as const
const elsewhere = {
  tenantId: "ten_1",
  slug: "neelam-2",
  domain: "neelam.example",
  mapped: { region_id: "reg_there", shipping_profile_id: "sp_there" },
  keys: { from, to },
}

it("a buyer's PAN opens at the tenant's new installation, wherever in a row it is stored", () => {
  const pan = sealPan(from, "ten_1", "AAAPA1234A")
  const row = rewriteRow("shop_order", { tenant_id: "ten_1", snapshot: { lines: [1], pan } }, elsewhere)
  const { snapshot } = row as { snapshot: { lines: number[]; pan: typeof pan } }
  expect(openPan(to, "ten_1", snapshot.pan)).toBe("AAAPA1234A")
  expect(snapshot).toMatchObject({ lines: [1], pan: { masked: pan.masked } })
})

it("an imported tenant has its new names, the destination's region and shipping profile, and no groupings", () => {
  expect(rewriteRow("tenant", { id: "ten_1", slug: "neelam", domain: "old.example" }, elsewhere)).toEqual({
    id: "ten_1",
    slug: "neelam-2",
    domain: "neelam.example",
  })
  const product = { id: "prod_1", collection_id: "pcol_1", title: "Ruby" }
  expect(rewriteRow("product", product, elsewhere)).toEqual({
    id: "prod_1",
    collection_id: null,
    title: "Ruby",
  })
  expect(rewriteRow("cart", { region_id: "reg_here" }, elsewhere)).toEqual({ region_id: "reg_there" })
  expect(rewriteRow("cart", { region_id: null }, elsewhere)).toEqual({ region_id: null })
})

it("an archive imports no superadmin, no payment secret and no limits", () => {
  expect(() => rewriteRow("account", { id: "acc_1", role: "SUPERADMIN" }, elsewhere)).toThrow(/SUPERADMIN/)
  expect(rewriteRow("account", { id: "acc_1", role: "ADMIN" }, elsewhere)).toMatchObject({ role: "ADMIN" })
  const given = {
    payment_secrets: "sealed elsewhere",
    limits: { callsPerSecond: 1e9 },
    archived_at: "2026-01-01T00:00:00Z",
  }
  expect(rewriteRow("tenant", { id: "ten_1", ...given }, elsewhere)).toMatchObject({
    payment_secrets: null,
    limits: {},
    archived_at: null,
  })
})
