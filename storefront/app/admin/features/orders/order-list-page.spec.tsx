import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { AdminOrder } from "@contract/admin-order"
import { sampleAdminOrder as order } from "../../../../test/samples"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { ordersCsv } from "./export-orders"
import { OrderListPage } from "./order-list-page"

const counts = { total: 1, pending: 0, paid: 1, shipped: 0, delivered: 0, cancelled: 0 }
const listOf = (orders: AdminOrder[]) => ({
  "GET /api/admin/orders?limit=100&offset=0": { body: orders },
  "GET /api/admin/order-counts": { body: counts },
})

it("an order's card shows customer, total and status, and its line items when expanded", async () => {
  respondToCalls(listOf([order]))
  renderInTenant(<OrderListPage />, { path: "/admin/orders?view=cards" })
  const card = within(await screen.findByRole("article", { name: "Order RT-7K3M-9QXD" }))
  for (const words of [
    "Asha Rao",
    "asha@specs.test",
    "₹1,234.56",
    "₹222.22",
    "₹100.00",
    "₹1,556.78",
    "pay_1",
  ])
    expect(card.getAllByText(words).length).toBeGreaterThan(0)
  expect(card.queryByText("Qty: 2")?.closest("[hidden]")).not.toBeNull()
  await userEvent.click(card.getByRole("button", { name: "1 item" }))
  expect(card.getByText("Qty: 2").closest("[hidden]")).toBeNull()
})

const statusSelect = () => screen.findByRole("combobox", { name: "Update Status RT-7K3M-9QXD" })
const shipped = { ...order, status: "SHIPPED", courier: "Blue Dart", trackingNumber: "BD1", version: 4 }

it("shipped prompts for courier and tracking number, which are sent with the status and the version that was seen", async () => {
  const requests = respondToCalls({
    ...listOf([order]),
    "PUT /api/admin/orders/order_1": { body: shipped },
  })
  renderInTenant(<OrderListPage />, { path: "/admin/orders?view=cards" })
  await userEvent.selectOptions(await statusSelect(), "Shipped")
  const dialog = within(screen.getByRole("dialog", { name: "Mark as shipped" }))
  expect(requests.filter((it) => it.path.startsWith("PUT"))).toEqual([])
  await userEvent.type(dialog.getByRole("textbox", { name: "Courier" }), "Blue Dart")
  await userEvent.type(dialog.getByRole("textbox", { name: "Tracking number" }), "BD1")
  await userEvent.click(dialog.getByRole("button", { name: "Mark as Shipped" }))
  await screen.findByText("Order status updated successfully")
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(requests).toContainEqual({
    path: "PUT /api/admin/orders/order_1",
    body: { status: "SHIPPED", courier: "Blue Dart", trackingNumber: "BD1", version: 3 },
  })
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /RT-7K3M/ }).value).toBe("SHIPPED")
})

it("cancelling the prompt for a shipment changes nothing", async () => {
  const requests = respondToCalls(listOf([order]))
  renderInTenant(<OrderListPage />, { path: "/admin/orders?view=cards" })
  await userEvent.selectOptions(await statusSelect(), "Shipped")
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }))
  expect(requests.filter((it) => it.path.startsWith("PUT"))).toEqual([])
  expect(((await statusSelect()) as HTMLSelectElement).value).toBe("PAID")
})

it("a status chosen by mistake can be undone from the toast, and the order shows the previous status again", async () => {
  const undo = "POST /api/admin/orders/order_1/status/undo"
  const requests = respondToCalls({
    ...listOf([order]),
    "PUT /api/admin/orders/order_1": { body: { ...order, status: "DELIVERED", version: 4 } },
    [undo]: { body: { ...order, version: 5 } },
  })
  renderInTenant(<OrderListPage />, { path: "/admin/orders?view=cards" })
  await userEvent.selectOptions(await statusSelect(), "Delivered")
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }))
  await screen.findByText("Undone")
  expect(requests).toContainEqual({ path: undo, body: { version: 4 } })
  expect(((await statusSelect()) as HTMLSelectElement).value).toBe("PAID")
})

it("a refused status shows the error, and the old one stays", async () => {
  respondToCalls({
    ...listOf([order]),
    "PUT /api/admin/orders/order_1": {
      status: 409,
      body: { error: "Ruby is not in stock any more.", code: "INSUFFICIENT_STOCK" },
    },
  })
  renderInTenant(<OrderListPage />, { path: "/admin/orders?view=cards" })
  await userEvent.selectOptions(await statusSelect(), "Delivered")
  await screen.findByText("Ruby is not in stock any more.")
  expect(((await statusSelect()) as HTMLSelectElement).value).toBe("PAID")
})

it("has separate empty states for no orders and no matches", async () => {
  respondToCalls({
    ...listOf([]),
    "GET /api/admin/orders?status=SHIPPED&limit=100&offset=0": { body: [] },
  })
  const { unmount } = renderInTenant(<OrderListPage />, { path: "/admin/orders" })
  await screen.findByText("No Orders Yet")
  screen.getByText("Orders will appear here once customers start placing them")
  unmount()
  renderInTenant(<OrderListPage />, { path: "/admin/orders?status=SHIPPED" })
  await screen.findByText("No Orders Found")
  screen.getByText("Try adjusting your search or filters")
})

it("the export has the specified columns, N/A for missing values, and no formula", () => {
  const csv = ordersCsv([{ ...order, user: { name: "=1+1", email: "" }, paymentRef: null }])
  expect(csv.split("\r\n")).toEqual([
    "Order Number,Customer,Email,Status,Subtotal,Shipping,Total,Payment Ref,Date",
    'RT-7K3M-9QXD,"\'=1+1",N/A,PAID,1234.56,100.00,1556.78,N/A,2026-11-21',
  ])
})

it("the table has the columns from the URL, and each order opens by its number", async () => {
  respondToCalls({
    ...listOf([{ ...order, courier: "Blue Dart" }]),
    "GET /api/admin/orders/RT-7K3M-9QXD": { body: order },
  })
  renderInTenant(<OrderListPage />, { path: "/admin/orders?columns=gst,courier,password" })
  const table = within(await screen.findByRole("table", { name: "Orders" }))
  expect(table.getAllByRole("columnheader").map((it) => it.textContent)).toEqual([
    ...["", "Order Number", "Courier", "GST", "Status"],
  ])
  table.getByRole("row", { name: /RT-7K3M-9QXD Blue Dart ₹222.22 Paid/ })
  await userEvent.click(table.getByRole("checkbox", { name: "Select RT-7K3M-9QXD" }))
  within(screen.getByRole("region", { name: "Selection" })).getByText("1 selected")
  await userEvent.click(table.getByRole("button", { name: "RT-7K3M-9QXD" }))
  await within(screen.getByRole("dialog", { name: /^Order/ })).findByText("12 MI Road")
})

it("the columns are chosen in a sheet, and the table updates", async () => {
  respondToCalls(listOf([order]))
  renderInTenant(<OrderListPage />, { path: "/admin/orders" })
  const table = within(await screen.findByRole("table", { name: "Orders" }))
  const heads = () => table.getAllByRole("columnheader").map((it) => it.textContent)
  expect(heads()).toEqual(["", "Order Number", "Date", "Customer", "Items", "Total", "Status"])
  await userEvent.click(screen.getByRole("button", { name: "Columns" }))
  const sheet = within(screen.getByRole("dialog", { name: "Columns" }))
  await userEvent.click(sheet.getByRole("checkbox", { name: "Date" }))
  await userEvent.click(sheet.getByRole("checkbox", { name: "Payment Reference" }))
  expect(heads()).toEqual(["", "Order Number", "Customer", "Items", "Payment Reference", "Total", "Status"])
  await userEvent.click(sheet.getByRole("button", { name: "Usual columns" }))
  expect(heads()).toEqual(["", "Order Number", "Date", "Customer", "Items", "Total", "Status"])
})

it("on a desktop the orders are a table, which shows more of them at once, unless cards are chosen", async () => {
  respondToCalls(listOf([order]))
  const { unmount } = renderInTenant(<OrderListPage />, { path: "/admin/orders" })
  await screen.findByRole("table", { name: "Orders" })
  unmount()
  renderInTenant(<OrderListPage />, { path: "/admin/orders?view=cards" })
  await screen.findByRole("article")
  expect(screen.queryByRole("table")).toBeNull()
})

it("the counts by status add up to the total, cancelled orders included", async () => {
  const all = { total: 7, pending: 1, paid: 2, shipped: 1, delivered: 1, cancelled: 2 }
  respondToCalls({ ...listOf([]), "GET /api/admin/order-counts": { body: all } })
  renderInTenant(<OrderListPage />, { path: "/admin/orders" })
  const tiles = within(screen.getByLabelText("Order counts"))
  await tiles.findByText("7")
  const [total, ...byStatus] = tiles.getAllByRole("definition").map((it) => Number(it.textContent))
  expect(byStatus.reduce((sum, it) => sum + it, 0)).toBe(total)
})

it("the days chosen in the filter narrow the list and the counts, and are in the URL's request", async () => {
  const narrowed = { ...counts, total: 0, paid: 0 }
  const requests = respondToCalls({
    ...listOf([order]),
    "GET /api/admin/order-counts?from=2026-11-01&to=2026-11-20": { body: narrowed },
    "GET /api/admin/orders?from=2026-11-01&to=2026-11-20&limit=100&offset=0": { body: [] },
  })
  renderInTenant(<OrderListPage />, { path: "/admin/orders?view=cards&from=2026-11-01&to=2026-11-20" })
  await screen.findByText("No Orders Found")
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Date" }).value).toBe("Custom dates")
  expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("2026-11-01")
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Date" }), "All dates")
  await screen.findByRole("article", { name: "Order RT-7K3M-9QXD" })
  expect(requests.map((it) => it.path)).toContain("GET /api/admin/order-counts")
})
