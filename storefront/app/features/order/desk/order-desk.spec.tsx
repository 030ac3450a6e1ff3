import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { AdminOrder } from "@contract/admin-order"
import { answerCalls, renderInTenant } from "../../../../test/tenant-page"
import { ordersCsv } from "./export-orders"
import { OrderDesk } from "./order-desk"

const address = {
  fullName: "Asha Rao",
  phone: "9876543210",
  line1: "12 MI Road",
  line2: null,
  city: "Jaipur",
  state: "Rajasthan",
  postalCode: "302001",
  country: "India",
}
const order: AdminOrder = {
  id: "order_1",
  orderNumber: "RT-7K3M-9QXD",
  status: "PAID",
  createdAt: "2026-11-20T20:00:00.000Z",
  subtotal: "1234.56",
  gst: "222.22",
  shippingFee: "100.00",
  total: "1556.78",
  paymentRef: "pay_1",
  items: [
    {
      id: "order_1-1",
      quantity: 2,
      unitPrice: "617.28",
      lineTotal: "1234.56",
      product: { id: "p", name: "Ruby", images: [], slug: "ruby" },
    },
  ],
  shippingAddress: address,
  address,
  user: { name: "Asha Rao", email: "asha@specs.test" },
  accountId: "acc_1",
  timeline: [],
  refunds: [],
  refundable: "1556.78",
  version: 3,
}
const counts = { total: 1, pending: 0, paid: 1, shipped: 0, delivered: 0, cancelled: 0 }
const listOf = (orders: AdminOrder[]) => ({
  "GET /api/admin/orders?limit=100&offset=0": { body: orders },
  "GET /api/admin/order-counts": { body: counts },
})

it("an order's card says who, how much, where it stands and, unfolded, what was bought", async () => {
  answerCalls(listOf([order]))
  renderInTenant(<OrderDesk />, { path: "/admin/orders" })
  const card = within(await screen.findByRole("article", { name: "Order RT-7K3M-9QXD" }))
  for (const words of ["Asha Rao", "asha@specs.test", "₹1,234.56", "₹100", "₹1,556.78", "pay_1"])
    expect(card.getAllByText(words).length).toBeGreaterThan(0)
  expect(card.queryByText("Qty: 2")?.closest("[hidden]")).not.toBeNull()
  await userEvent.click(card.getByRole("button", { name: "1 item" }))
  expect(card.getByText("Qty: 2").closest("[hidden]")).toBeNull()
})

it("a chosen status is sent with the version that was seen, and the answer takes the card's place", async () => {
  const asked = answerCalls({
    ...listOf([order]),
    "PUT /api/admin/orders/order_1": { body: { ...order, status: "SHIPPED", version: 4 } },
  })
  renderInTenant(<OrderDesk />, { path: "/admin/orders" })
  await userEvent.selectOptions(
    await screen.findByRole("combobox", { name: "Update Status RT-7K3M-9QXD" }),
    "Shipped"
  )
  await screen.findByText("Order status updated successfully")
  expect(asked).toContainEqual({
    path: "PUT /api/admin/orders/order_1",
    body: { status: "SHIPPED", version: 3 },
  })
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /RT-7K3M/ }).value).toBe("SHIPPED")
})

it("a refused status is told, and the old one stands", async () => {
  answerCalls({
    ...listOf([order]),
    "PUT /api/admin/orders/order_1": {
      status: 409,
      body: { error: "Ruby is not in stock any more.", code: "INSUFFICIENT_STOCK" },
    },
  })
  renderInTenant(<OrderDesk />, { path: "/admin/orders" })
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: /RT-7K3M/ }), "Shipped")
  await screen.findByText("Ruby is not in stock any more.")
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /RT-7K3M/ }).value).toBe("PAID")
})

it("says in its own words that there are no orders, and that nothing matches", async () => {
  answerCalls({
    ...listOf([]),
    "GET /api/admin/orders?status=SHIPPED&limit=100&offset=0": { body: [] },
  })
  const { unmount } = renderInTenant(<OrderDesk />, { path: "/admin/orders" })
  await screen.findByText("No Orders Yet")
  screen.getByText("Orders will appear here once customers start placing them")
  unmount()
  renderInTenant(<OrderDesk />, { path: "/admin/orders?status=SHIPPED" })
  await screen.findByText("No Orders Found")
  screen.getByText("Try adjusting your search or filters")
})

it("the export has the specified columns, N/A where nothing is, and no formula", () => {
  const csv = ordersCsv([{ ...order, user: { name: "=1+1", email: "" }, paymentRef: null }])
  expect(csv.split("\r\n")).toEqual([
    "Order Number,Customer,Email,Status,Subtotal,Shipping,Total,Payment Ref,Date",
    'RT-7K3M-9QXD,"\'=1+1",N/A,PAID,1234.56,100.00,1556.78,N/A,2026-11-21',
  ])
})
