import type { AdminBranding } from "../../../src/contract/admin-branding"
import type { Branding } from "../../../src/contract/branding"
import type { ErrorBody } from "../../../src/contract/common"
import type { TenantView } from "../../../src/contract/tenant"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { expectStatus } from "../../support/shopper"
import { newTenant, type NewTenant, superadmin } from "../../support/tenant"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(60_000)

let tenant: NewTenant
beforeAll(async () => {
  tenant = await newTenant()
})

const written = "h1 {\n  color: #14532d;\n}"
const served = /^\[data-brand\] h1:not\(\[data-protected\].*\{color:#14532d\}$/
const evil = "h1 { color: red }\n.price { display: none }\n@import url(//evil.example/x.css);"
const seen = async () => (await new Client(tenant.slug).get<Branding>("/api/branding")).body.customCss
const kept = async () =>
  (await rows<{ css: string | null }>("select custom_css as css from tenant where id = $1", [tenant.id]))[0]
type Written = Pick<AdminBranding & TenantView, "customCss"> & ErrorBody

const calls = {
  "its admin": (customCss: string) => tenant.admin.put<Written>("/api/admin/branding", { customCss }),
  "the platform": async (customCss: string) =>
    (await superadmin()).put<Written>(`/api/superadmin/tenants/${tenant.id}`, { customCss }),
}

describe.each(Object.entries(calls))("a tenant's style rules, written by %s", (_who, write) => {
  it("are scoped and sanitized on its pages, and returned to the editor unchanged", async () => {
    expectStatus(await write(""), 200)
    expect(expectStatus(await write(written), 200).body.customCss).toBe(written)
    await waitFor("the style", async () => (served.test((await seen()) ?? "") ? true : undefined))
    const page = String((await new Client(tenant.slug).get("/faq")).body)
    expect(page).toMatch(/<style nonce="[^"]+">:root\{[^<]*\[data-brand\] h1:not/)
    expect(page).toContain('data-brand=""')
    const cart = String((await new Client(tenant.slug).get("/cart")).body)
    expect(cart).not.toContain('data-brand=""')
  })

  it.each(["/Cart", "/CART", "/%63art", "/cart/", "/Forgot-Password", "/Reset-Password"])(
    "don't restyle a page for payment or passwords, spelled %s",
    async (path) => {
      const { status, body } = await new Client(tenant.slug).get(path)
      expect(status).toBe(200)
      expect(String(body)).toContain('<main id="main"')
      expect(String(body)).not.toContain('data-brand=""')
    }
  )

  it("that hide, load or cover are refused with their line, and nothing changes", async () => {
    const response = await write(evil)
    expect(response).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } })
    const [fault] = response.body.details ?? []
    expect(fault).toMatchObject({ path: "customCss" })
    expect(fault?.message).toMatch(/^Line 2, column 10: The property "display".*\nLine 3, column 1: @import/)
    expect(await kept()).toEqual({ css: written })
  })
})

it("a tenant isn't opened with invalid style rules; of rules stored before the check, the valid ones are served", async () => {
  const slug = `${tenant.slug}-2`
  const body = { brandName: "Never", slug, domain: `${slug}.example`, customCss: evil }
  expect((await (await superadmin()).post("/api/superadmin/tenants", body)).status).toBe(400)
  await rows("update tenant set custom_css = $2 where id = $1", [tenant.id, evil])
  await waitFor("the old rules", async () => {
    const css = (await seen()) ?? ""
    return css.includes("color:red") ? true : undefined
  })
  expect(await seen()).toMatch(/^\[data-brand\] h1[^{}]*\{color:red\}$/)
})
