import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Alarm } from "@contract/alarm"
import type { Dashboard } from "@contract/dashboard"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { DashboardView } from "./dashboard-view"
// Imported before the first test starts: the library is large, and loading it would count towards the test's timeout.
import "./revenue-chart"

const days = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, "0")}`,
  revenue: index === 4 ? "125000.50" : "0.00",
  orders: index === 4 ? 2 : 0,
}))

const order: Dashboard["recentOrders"][number] = {
  id: "o1",
  orderNumber: "RT-1042",
  status: "PAID",
  createdAt: "2026-11-05T10:00:00.000Z",
  subtotal: "100.00",
  gst: "18.00",
  shippingFee: "0.00",
  total: "125000.50",
  paymentRef: null,
  items: [],
  shippingAddress: {
    fullName: "Asha Rao",
    phone: "9876543210",
    line1: "12 MI Road",
    line2: null,
    city: "Jaipur",
    state: "Rajasthan",
    postalCode: "302001",
    country: "India",
  },
  buyerGstin: null,
  buyerName: null,
  user: { name: "Asha Rao", email: "asha@specs.test" },
  timeline: [],
}

const full: Dashboard = {
  recentOrders: [order],
  orderCount: 2,
  totalRevenue: "225000.50",
  revenueChange: { latest: "125000.50", before: "100000.00", percent: 25 },
  growthTargetPercent: 12.5,
  revenueByDay: days,
  lowStock: Array.from({ length: 6 }, (_, index) => ({
    id: `p${String(index)}`,
    slug: `ruby-${String(index)}`,
    name: `Ruby ${String(index)}`,
    images: [],
    price: "100.00",
    stock: index,
  })),
  lowStockCount: 9,
  stoneCount: 20,
  waiting: {
    unreadMessages: 0,
    ordersToSend: 1,
    stonesWithoutPicture: 0,
    stonesWithoutTreatment: 3,
    stonesWithoutHsnCode: 0,
  },
}

const empty: Dashboard = {
  recentOrders: [],
  orderCount: 0,
  totalRevenue: "0.00",
  revenueChange: { latest: "0.00", before: "0.00", percent: null },
  growthTargetPercent: 12.5,
  revenueByDay: days.map((it) => ({ ...it, revenue: "0.00", orders: 0 })),
  lowStock: [],
  lowStockCount: 0,
  stoneCount: 0,
  waiting: { ...full.waiting, ordersToSend: 0, stonesWithoutTreatment: 0 },
}

const call = "GET /api/admin/dashboard"
const alarms = "GET /api/admin/alarms?show=open"
const allAlarms = "GET /api/admin/alarms?show=all"
const checklist = "GET /api/admin/checklist"
const open = (responses: Parameters<typeof respondToCalls>[0]) => {
  const steps = { steps: [], warnings: [], isOpenForBusiness: true }
  const requests = respondToCalls({ [alarms]: { body: [] }, [checklist]: { body: steps }, ...responses })
  renderInTenant(<DashboardView badge={(status) => <b>{status}</b>} />)
  return requests
}
const regionOf = async (name: string) => within(await screen.findByRole("region", { name }))
const hrefOf = (link: HTMLElement) => link.getAttribute("href")

it("shows the growth target as a target, and the measured change beside it", async () => {
  open({ [call]: { body: full } })
  const revenue = await regionOf("Total Revenue")
  revenue.getByText("₹2,25,000.50")
  revenue.getByText("Target +12.5%")
  expect(revenue.getByText("Change from the 30 days before").nextSibling?.textContent).toBe("+25%")
  expect(revenue.getByText("Last 30 days").nextSibling?.textContent).toBe("₹1,25,000.50")
})

it("shows no measured change when there were no orders before", async () => {
  open({ [call]: { body: { ...full, revenueChange: { ...full.revenueChange, percent: null } } } })
  const revenue = await regionOf("Total Revenue")
  revenue.getByText("Target +12.5%")
  expect(revenue.queryByText("Change from the 30 days before")).toBeNull()
})

it("shows a decrease with its sign", async () => {
  open({ [call]: { body: { ...full, revenueChange: { ...full.revenueChange, percent: -3.4 } } } })
  await screen.findByText("-3.4%")
})

it("offers the chart's 30 days as a table for screen readers", async () => {
  open({ [call]: { body: full } })
  const table = within(await screen.findByRole("table", { name: "Revenue of the last 30 days, by day" }))
  expect(table.getAllByRole("row")).toHaveLength(31)
  table.getByRole("row", { name: "5 November 2026 ₹1,25,000.50 2" })
})

it("links to each recent order and to all of them", async () => {
  open({ [call]: { body: full } })
  const orders = await regionOf("Recent Orders")
  expect(hrefOf(orders.getByRole("link", { name: "RT-1042" }))).toBe("/orders/RT-1042")
  expect(hrefOf(orders.getByRole("link", { name: "View all orders" }))).toBe("/admin/orders")
  orders.getByText("Asha Rao")
  orders.getByText("PAID")
})

it("lists six products with low stock, and the number of others", async () => {
  open({ [call]: { body: full } })
  const low = await regionOf("Low Stock")
  expect(low.getAllByRole("listitem")).toHaveLength(6)
  low.getByText("Out of stock")
  low.getByText("2 left")
  expect(hrefOf(low.getByRole("link", { name: "View 3 more" }))).toMatch(/^\/admin\/products/)
  expect(hrefOf(low.getByRole("link", { name: "View all products" }))).toBe("/admin/products")
})

it("lists the pending tasks, and omits those with nothing pending", async () => {
  open({ [call]: { body: full } })
  const waiting = await regionOf("Needs your attention")
  expect(waiting.getAllByRole("listitem").map((it) => it.textContent)).toEqual([
    "1order to ship",
    "3stones without a treatment",
  ])
})

describe("a report that another product claims too", () => {
  const alarm: Alarm = {
    id: "alarm_1",
    kind: "REPORT_CLAIMED_TWICE",
    createdAt: "2026-11-05T10:00:00.000Z",
    productId: "prod_1",
    name: "Ruby of Mogok",
    certificateLab: "GRS",
    certificateNumber: "2026-041234",
    isSeen: false,
  }
  const mark = "PUT /api/admin/alarms/alarm_1"

  it("is shown on the dashboard with a link to the product until it is resolved", async () => {
    const requests = open({
      [call]: { body: full },
      [alarms]: [{ body: [alarm] }, { body: [] }, { body: [alarm] }],
      [mark]: [{ body: { ...alarm, isSeen: true } }, { body: alarm }],
    })
    const part = await regionOf("Reports claimed twice")
    expect(hrefOf(part.getByRole("link", { name: "Ruby of Mogok" }))).toBe("/admin/products?product=prod_1")
    part.getByText("GRS 2026-041234 · 5 November 2026")
    await userEvent.click(part.getByRole("button", { name: "Mark Ruby of Mogok as checked" }))
    await waitFor(() => expect(screen.queryByText("Reports claimed twice")).toBeNull())
    expect(requests).toContainEqual({ path: mark, body: { isSeen: true } })
    screen.getByText("Marked as checked")
    await userEvent.click(screen.getByRole("button", { name: "Undo" }))
    await regionOf("Reports claimed twice")
    expect(requests).toContainEqual({ path: mark, body: { isSeen: false } })
  })

  it("is shown on request when resolved, and can be reopened", async () => {
    const other = { ...alarm, id: "alarm_2", name: "Spinel", isSeen: true }
    const reopen = "PUT /api/admin/alarms/alarm_2"
    const requests = open({
      [call]: { body: full },
      [alarms]: { body: [alarm] },
      [allAlarms]: { body: [alarm, other] },
      [reopen]: { body: { ...other, isSeen: false } },
    })
    const part = await regionOf("Reports claimed twice")
    expect(part.queryByText("Spinel")).toBeNull()
    const all = part.getByRole("button", { name: "Show checked ones too" })
    await userEvent.click(all)
    await userEvent.click(await part.findByRole("button", { name: "Open Spinel again" }))
    expect(all.getAttribute("aria-pressed")).toBe("true")
    expect(requests).toContainEqual({ path: reopen, body: { isSeen: false } })
  })

  it("stays when it can't be resolved, with the error", async () => {
    open({
      [call]: { body: full },
      [alarms]: { body: [alarm] },
      [mark]: { status: 404, body: { error: "Alarm not found", code: "NOT_FOUND" } },
    })
    const part = await regionOf("Reports claimed twice")
    await userEvent.click(part.getByRole("button", { name: "Mark Ruby of Mogok as checked" }))
    await screen.findByText("Alarm not found")
    part.getByText("Ruby of Mogok")
  })

  it("shows the error when it can't be loaded, and can be reloaded", async () => {
    open({ [call]: { body: full }, [alarms]: [{ status: 403, body: { error: "No" } }, { body: [alarm] }] })
    await screen.findByText("Alarms could not be loaded.")
    await userEvent.click(screen.getByRole("button", { name: "Try again" }))
    await regionOf("Reports claimed twice")
  })
})

it("a payment without an order is shown with the action taken and the remaining steps", async () => {
  const alarm: Alarm = {
    id: "alarm_3",
    kind: "PAYMENT_WITHOUT_ORDER",
    createdAt: "2026-11-05T10:00:00.000Z",
    paymentId: "pay_lost",
    gatewayOrderId: "order_lost",
    amount: "1500.00",
    outcome: "REFUNDED",
    isSeen: false,
  }
  open({ [call]: { body: full }, [alarms]: { body: [alarm] } })
  const part = await regionOf("Payments without an order")
  part.getByText("₹1,500")
  part.getByText("pay_lost · 5 November 2026")
  part.getByText("Refunded. A buyer who asks can order again.")
  expect(screen.queryByText("Reports claimed twice")).toBeNull()
  part.getByRole("button", { name: "Mark pay_lost as checked" })
})

it("a new tenant sees how to start", async () => {
  open({ [call]: { body: empty } })
  await screen.findByText("No Orders Yet")
  screen.getByText("Orders will appear here once customers start placing them")
  screen.getByText("Each day's sales will show here.")
  screen.getByText("Nothing needs your attention.")
  expect(hrefOf(screen.getByRole("link", { name: "Add your first product" }))).toBe("/admin/products")
  expect(screen.queryByRole("table")).toBeNull()
})

it("a tenant with sufficient stock sees a confirmation", async () => {
  open({ [call]: { body: { ...empty, stoneCount: 4 } } })
  await screen.findByText("Every stone has 5 or more in stock.")
})

it("shows a spinner while loading, and a failure with a retry", async () => {
  open({ [call]: [{ status: 403, body: { error: "No" } }, { body: empty }] })
  screen.getByRole("status")
  screen.getByText("Loading dashboard")
  await screen.findByText("The dashboard could not be loaded. Your orders and products are safe.")
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  await screen.findByText("No Orders Yet")
})
