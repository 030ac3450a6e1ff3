import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { TenantHost } from "@contract/domain"
import type { TenantView } from "@contract/tenant"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { DomainsDialog } from "./domains-dialog"

const tenant = { id: "ten_1", brandName: "Neelam" } as TenantView
const call = "/api/superadmin/tenants/ten_1/domains"
const given: TenantHost = {
  ...{ host: "neelam.example", isPrimary: true, status: "verified", checkedAt: null },
  records: [{ type: "A", name: "neelam.example", value: "203.0.113.7" }],
}
const waiting: TenantHost = {
  ...{ host: "www.neelam.example", isPrimary: false, status: "pending", checkedAt: null },
  records: [{ type: "TXT", name: "_ratna.www.neelam.example", value: "ratna-verify=abc" }],
}

const show = () => renderInTenant(<DomainsDialog tenant={tenant} onClose={() => undefined} />)

it("an added domain shows its DNS records at once, and a check shows whether they were found", async () => {
  const user = userEvent.setup()
  const seen = { ...waiting, status: "verified" }
  respondToCalls({
    [`GET ${call}`]: [{ body: [given] }, { body: [given, waiting] }, { body: [given, seen] }],
    [`POST ${call}`]: { status: 201, body: waiting },
    [`POST ${call}/www.neelam.example/check`]: { body: seen },
  })
  show()
  await screen.findByText("Set by the platform: no TXT record is needed.")
  expect(screen.queryByRole("button", { name: "Remove neelam.example" })).toBeNull()
  await user.type(screen.getByRole("textbox", { name: "Domain" }), "www.neelam.example")
  await user.click(screen.getByRole("button", { name: "Add domain" }))
  const records = await screen.findByRole("list", { name: "DNS records for www.neelam.example" })
  await user.click(within(records).getByRole("button", { name: "Copy ratna-verify=abc" }))
  expect(await navigator.clipboard.readText()).toBe("ratna-verify=abc")
  await user.click(screen.getByRole("button", { name: "Check www.neelam.example now" }))
  await screen.findByText("www.neelam.example is verified")
  screen.getByRole("button", { name: "Make www.neelam.example primary" })
})

it("a domain of another tenant is refused at its field, and the input stays", async () => {
  const user = userEvent.setup()
  respondToCalls({
    [`GET ${call}`]: { body: [given] },
    [`POST ${call}`]: { status: 409, body: { error: "Another tenant has this domain" } },
  })
  show()
  const field = await screen.findByRole("textbox", { name: "Domain" })
  await user.type(field, "taken.example")
  await user.click(screen.getByRole("button", { name: "Add domain" }))
  await screen.findByText("Another tenant has this domain")
  expect(field).toHaveProperty("value", "taken.example")
})

it("domains that failed to load can be reloaded", async () => {
  respondToCalls({ [`GET ${call}`]: [{ status: 403 }, { body: [given] }] })
  show()
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }))
  await screen.findByRole("heading", { name: "neelam.example" })
})
