import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { PlatformOverview } from "@contract/platform"
import { defaultFeatures, defaultTaxConfig } from "@contract/rules/tenant-defaults"
import type { TenantView } from "@contract/tenant"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { OverviewView } from "./overview-view"
import { TenantManager } from "./tenant-manager"

const none = { latest: 0, before: 0, percent: null }
const overview: PlatformOverview = {
  ...{ totalTenants: 0, activeTenants: 0, totalUsers: 0, totalProducts: 0, totalOrders: 0 },
  totalRevenue: "0.00",
  changes: {
    ...{ tenants: none, users: none, products: none, orders: none },
    revenue: { latest: "0.00", before: "0.00", percent: null },
  },
  growthTargetPercent: 12.5,
  matchingTenants: 0,
  tenantBreakdown: [],
}
const figures = (brandName: string, revenue: string): PlatformOverview["tenantBreakdown"][number] => ({
  tenant: {
    id: `ten_${brandName}`,
    brandName,
    ...{ domain: `${brandName.toLowerCase()}.example`, slug: brandName.toLowerCase(), isActive: true },
    createdAt: "2026-11-20T10:00:00.000Z",
  },
  stats: { users: 1, products: 2, orders: 3, revenue },
})

const neelam: TenantView = {
  ...{ id: "ten_1", version: 3, brandName: "Neelam", domain: "neelam.example", slug: "neelam" },
  ...{ tagline: null, logo: null, heroImage: null, favicon: null },
  ...{
    primaryColor: "#1e3a8a",
    secondaryColor: "#64748b",
    accentColor: "#10b981",
    fonts: "fraunces-figtree",
  },
  ...{ email: null, phone: null, address: null, isActive: false, reason: "Unpaid" },
  customCss: null,
  features: { ...defaultFeatures },
  taxConfig: { ...defaultTaxConfig },
  ...{ siteUrl: "https://neelam.example", localUrl: null, createdAt: "2026-11-20T10:00:00.000Z" },
}
const own: TenantView = { ...neelam, id: "ten_0", brandName: "Ratna", slug: "default", isActive: true }

const overviewCall = "GET /api/superadmin/analytics/overview?sort=newest&offset=0"
const listCall = "GET /api/superadmin/tenants?sort=newest&limit=24&offset=0"
const deletedCall = "GET /api/superadmin/tenants?deleted=true&sort=newest&limit=24&offset=0"

it("an empty platform offers to create its first tenant", async () => {
  respondToCalls({ [overviewCall]: { body: overview } })
  renderInTenant(<OverviewView />, { path: "/superadmin" })
  await screen.findByText("No Tenants Yet")
  screen.getByText("Create your first tenant to get started")
  screen.getByRole("button", { name: "Create First Tenant" })
})

it("the growth target is shown as a target, and the measured change beside it", async () => {
  const revenue = { latest: "900.00", before: "1200.00", percent: -25 }
  respondToCalls({
    [overviewCall]: {
      body: {
        ...overview,
        totalTenants: 2,
        activeTenants: 1,
        totalRevenue: "125000.00",
        growthTargetPercent: 20.25,
        changes: { ...overview.changes, revenue },
        matchingTenants: 2,
        tenantBreakdown: [figures("Neelam", "125000.00"), figures("Panna", "0.00")],
      },
    },
  })
  renderInTenant(<OverviewView />, { path: "/superadmin" })
  const cards = within(await screen.findByRole("region", { name: "Figures" }))
  cards.getByText("1 active")
  cards.getByText("₹1,25,000")
  cards.getByText("Target +20.25% from last month")
  cards.getByText("-25%")
  const list = within(screen.getByRole("list", { name: "Tenant Overview" }))
  expect(list.getByRole("link", { name: /^Neelam/ }).textContent).toContain("₹1,25,000")
})

it("a failed overview shows that no data is lost and can be reloaded", async () => {
  respondToCalls({ [overviewCall]: [{ status: 503 }, { status: 503 }, { body: overview }] })
  renderInTenant(<OverviewView />)
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }, { timeout: 10_000 }))
  await screen.findByText("No Tenants Yet")
})

it("tenants are searched and sorted by the server, a page at a time, and the totals stay", async () => {
  const call = (query: string) => `GET /api/superadmin/analytics/overview?${query}`
  const first = {
    ...overview,
    totalTenants: 9_999,
    matchingTenants: 2,
    tenantBreakdown: [figures("Panna", "9.00")],
  }
  respondToCalls({
    [call("search=pan&sort=revenue&offset=0")]: { body: first },
    [call("search=pan&sort=revenue&offset=1")]: {
      body: { ...first, tenantBreakdown: [figures("Panna Two", "8.00")] },
    },
    [call("sort=revenue&offset=0")]: { body: { ...first, matchingTenants: 9_999 } },
  })
  renderInTenant(<OverviewView />, { path: "/superadmin?search=pan&sort=revenue" })
  await screen.findByText("2 tenants found")
  await userEvent.click(screen.getByRole("button", { name: "Show more" }))
  await screen.findByRole("link", { name: /^Panna Two/ })
  screen.getByRole("link", { name: /^Panna ?panna\.example/ })
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull()
  within(screen.getByRole("region", { name: "Figures" })).getByText("9,999")
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }))
  await screen.findByText("9,999 tenants")
})

describe("the grid of tenants", () => {
  it("without tenants offers to create the first one", async () => {
    respondToCalls({ [listCall]: { body: [] } })
    renderInTenant(<TenantManager />)
    await screen.findByText("No tenants yet")
    await userEvent.click(screen.getByRole("button", { name: "Create Your First Tenant" }))
    const dialog = await screen.findByRole("dialog", { name: "Create Tenant" })
    for (const name of ["Brand Name", "Domain", "Slug"])
      expect(within(dialog).getByRole("textbox", { name })).toHaveProperty("required", true)
  })

  it("has no edit or delete for the platform's own tenant, and shows why a tenant is closed", async () => {
    respondToCalls({ [listCall]: { body: [neelam, own] } })
    renderInTenant(<TenantManager />)
    const card = within(await screen.findByRole("article", { name: "Ratna" }))
    expect(card.queryByRole("button")).toBeNull()
    screen.getByText("Closed: Unpaid")
    const links = screen.getAllByRole("link", { name: "Export" })
    expect(links.map((it) => it.getAttribute("href"))).toEqual([
      "/api/superadmin/tenants/ten_1/export",
      "/api/superadmin/tenants/ten_0/export",
    ])
  })

  it("deletes only what was confirmed, and shows why a deletion failed", async () => {
    const requests = respondToCalls({
      [listCall]: { body: [neelam] },
      "DELETE /api/superadmin/tenants/ten_1": { status: 403, body: { error: "Not this one." } },
    })
    const responses = [false, true]
    const confirm = jest.spyOn(window, "confirm").mockImplementation(() => responses.shift() ?? false)
    renderInTenant(<TenantManager />)
    const card = within(await screen.findByRole("article", { name: "Neelam" }))
    await userEvent.click(card.getByRole("button", { name: "Delete" }))
    expect(confirm).toHaveBeenLastCalledWith('Delete tenant "Neelam"?')
    expect(requests.filter((it) => it.path.startsWith("DELETE"))).toEqual([])
    await userEvent.click(card.getByRole("button", { name: "Delete" }))
    await within(await screen.findByRole("alert")).findByText("Not this one.")
    confirm.mockRestore()
  })

  it.each([
    [true, "Neelam is online again. Everyone has to sign in again."],
    [false, "Neelam is back, and closed as it was before."],
  ])("a tenant deleted by mistake is brought back from the list (active: %p)", async (isActive, message) => {
    const erasesAt = new Date(Date.now() + 71.5 * 3_600_000).toISOString()
    const requests = respondToCalls({
      [listCall]: { body: [own] },
      [deletedCall]: [{ body: [{ ...neelam, erasesAt }] }, { body: [] }],
      "POST /api/superadmin/tenants/ten_1/restore": { body: { ...neelam, isActive } },
    })
    renderInTenant(<TenantManager />)
    const section = within(await screen.findByRole("region", { name: "Deleted tenants" }))
    section.getByText("Erased in 2 days 23 hours")
    await userEvent.click(section.getByRole("button", { name: "Restore" }))
    await screen.findByText(message)
    expect(requests.some((each) => each.path.endsWith("/ten_1/restore"))).toBe(true)
    await waitFor(() => expect(screen.queryByRole("region", { name: "Deleted tenants" })).toBeNull())
  })

  it("on a phone, a link above the cards leads to the deleted tenants, and the search finds them too", async () => {
    const searched = (search: string) => `GET /api/superadmin/tenants?${search}sort=newest&limit=24&offset=0`
    const deleted = { ...neelam, erasesAt: null }
    respondToCalls({
      [searched("")]: { body: [own] },
      [searched("search=neel&")]: { body: [] },
      [searched("search=ruby&")]: { body: [] },
      [searched("deleted=true&search=neel&")]: { body: [deleted] },
      [searched("deleted=true&search=ruby&")]: { body: [] },
    })
    const { unmount } = renderInTenant(<TenantManager />, { path: "/superadmin/tenants?search=neel" })
    const link = await screen.findByRole("link", { name: "Deleted tenants (1)" })
    expect(document.querySelector(link.getAttribute("href") ?? "")?.textContent).toBe("Deleted tenants")
    unmount()
    renderInTenant(<TenantManager />, { path: "/superadmin/tenants?search=ruby" })
    await screen.findByText("No tenant matches your search or filters.")
    expect(screen.queryByRole("region", { name: "Deleted tenants" })).toBeNull()
  })

  it("a restore that is refused shows why, and the tenant stays in the list", async () => {
    respondToCalls({
      [listCall]: { body: [own] },
      [deletedCall]: { body: [{ ...neelam, erasesAt: null }] },
      "POST /api/superadmin/tenants/ten_1/restore": {
        status: 409,
        body: { code: "CONFLICT", error: "Another tenant has this domain" },
      },
    })
    renderInTenant(<TenantManager />)
    await screen.findByText("Not erased: no e-mail has reached its administrators")
    await userEvent.click(screen.getByRole("button", { name: "Restore" }))
    await within(await screen.findByRole("alert")).findByText("Another tenant has this domain")
    screen.getByRole("region", { name: "Deleted tenants" })
  })

  it("an inactive tenant's dialog opens with Active on, and shows that saving reopens it", async () => {
    respondToCalls({
      "GET /api/superadmin/tenants?sort=newest&limit=24&offset=0": { body: [neelam] },
      "GET /api/superadmin/tenants/ten_1": { body: neelam },
    })
    renderInTenant(<TenantManager />, { path: "/superadmin/tenants?tenant=ten_1" })
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Tenant: Neelam" }))
    dialog.getByRole("switch", { name: "Active", checked: true })
    dialog.getByText("This tenant is inactive. Saving with Active on opens it again.")
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Domain" }).value).toBe("neelam.example")
  })
})
