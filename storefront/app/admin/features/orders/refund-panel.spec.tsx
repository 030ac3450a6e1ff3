import { act, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { AdminOrder } from "@contract/admin-order"
import { sampleAdminOrder } from "../../../../test/samples"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { RefundPanel } from "./refund-panel"

// What is typed is kept in the browser tab.
beforeEach(() => sessionStorage.clear())

const [ruby] = sampleAdminOrder.items
if (!ruby) throw new Error("the sample order has no line item")
/** Two rubies, of which one came back before, and a pendant. */
const order: AdminOrder = {
  ...sampleAdminOrder,
  total: "2736.78",
  refundable: "1856.78",
  items: [
    { ...ruby, refundable: "576.78" },
    {
      ...{ id: "order_1-2", quantity: 1, unitPrice: "1000.00", lineTotal: "1000.00", paid: "1180.00" },
      ...{ refundable: "1180.00", product: { ...ruby.product, id: "q", name: "Pendant" } },
    },
  ],
  refunds: [
    {
      ...{ id: "rfnd_1", amount: "880.00", reason: "Came back", status: "REFUNDED", creditNoteNumber: null },
      ...{ createdAt: "2026-11-21T10:00:00.000Z", shipping: "0.00" },
      lines: [{ itemId: ruby.id, amount: "880.00", quantity: 1 }],
    },
  ],
}

const part = (name: string) => within(screen.getByRole("group", { name }))
const type = (field: HTMLElement, text: string) => userEvent.type(field, text)
const reason = () => screen.getByRole("textbox", { name: "Reason" })
const proceed = () => userEvent.click(screen.getByRole("button", { name: "Refund…" }))

it("a stone that came back is refunded alone, and nothing of the others", async () => {
  const requests = respondToCalls({
    "POST /api/admin/orders/order_1/refunds": { status: 201, body: order.refunds[0] },
  })
  renderInTenant(<RefundPanel order={order} />)
  await userEvent.click(part("Pendant").getByRole("button", { name: "All of Pendant" }))
  await type(part("Shipping").getByRole("textbox", { name: "Shipping (₹)" }), "४०")
  await type(reason(), "Came back")
  await proceed()
  const dialog = within(await screen.findByRole("dialog", { name: "Refund ₹1,220?" }))
  dialog.getByText("Pendant (1 piece back)")
  await userEvent.click(dialog.getByRole("button", { name: "Refund ₹1,220" }))
  expect(requests[0]?.body).toEqual({
    lines: [{ itemId: "order_1-2", amount: "1180.00", quantity: 1 }],
    shipping: "40",
    reason: "Came back",
    version: 3,
  })
})

it("two lines that are chosen before the page is drawn again are both refunded", async () => {
  respondToCalls({})
  renderInTenant(<RefundPanel order={order} />)
  act(() => {
    part("Ruby").getByRole("button", { name: "All of Ruby" }).click()
    part("Pendant").getByRole("button", { name: "All of Pendant" }).click()
  })
  await type(reason(), "Came back")
  await proceed()
  await screen.findByRole("dialog", { name: "Refund ₹1,756.78?" })
})

it("an empty amount is announced in words as the full remaining amount, and is sent by line", async () => {
  const requests = respondToCalls({
    "POST /api/admin/orders/order_1/refunds": { status: 201, body: order.refunds[0] },
  })
  renderInTenant(<RefundPanel order={order} />)
  screen.getByText(/Leave empty to refund the full remaining amount, ₹1,856.78\./)
  await type(reason(), "Damaged")
  await proceed()
  const dialog = within(await screen.findByRole("dialog", { name: "Refund ₹1,856.78?" }))
  dialog.getByText(/No amount was entered: the full remaining amount of ₹1,856.78 is refunded/)
  expect(requests).toEqual([])
  await userEvent.click(dialog.getByRole("button", { name: "Refund ₹1,856.78" }))
  expect(requests[0]?.body).toMatchObject({
    lines: [
      { itemId: "order_1-1", amount: "576.78" },
      { itemId: "order_1-2", amount: "1180.00" },
    ],
    shipping: "100.00",
  })
})

it("more than is left of a stone or of its pieces is not even confirmed", async () => {
  respondToCalls({})
  renderInTenant(<RefundPanel order={order} />)
  const fields = part("Ruby")
  fields.getByText("₹576.78 left of ₹1,456.78")
  await type(fields.getByRole("textbox", { name: "Amount (₹)" }), "576.79")
  await type(fields.getByRole("textbox", { name: "Pieces back" }), "2")
  await type(reason(), "Damaged")
  await proceed()
  fields.getByText("At most ₹576.78")
  fields.getByText("At most 1")
  expect(screen.queryByRole("dialog")).toBeNull()
})

it("a refund that would strand a few paise is stopped with the possible amounts", async () => {
  respondToCalls({})
  const small = { ...sampleAdminOrder, shippingRefundable: "0.00", refundable: "1456.78" }
  renderInTenant(<RefundPanel order={small} />)
  await type(screen.getByRole("textbox", { name: "Amount (₹)" }), "1456.41")
  await type(reason(), "Damaged")
  await proceed()
  screen.getByText(/would leave ₹0.37.*Refund ₹1,456.78 or at most ₹1,455.78/)
  expect(screen.queryByRole("dialog")).toBeNull()
})

it("the store learns before it refunds that a late credit note reduces no GST", async () => {
  respondToCalls({})
  renderInTenant(<RefundPanel order={{ ...order, isCreditNoteLate: true }} />)
  screen.getByText(/too old for a credit note to reduce GST/)
  await type(reason(), "Damaged")
  await proceed()
  within(await screen.findByRole("dialog")).getByText(/too old for a credit note to reduce GST/)
})

it("a closed order's typed refund is there when it is opened again", async () => {
  respondToCalls({})
  const { unmount } = renderInTenant(<RefundPanel order={order} />)
  await type(part("Pendant").getByRole("textbox", { name: "Amount (₹)" }), "500")
  await type(reason(), "Damaged in transit")
  unmount()
  renderInTenant(<RefundPanel order={order} />)
  expect(part("Pendant").getByRole<HTMLInputElement>("textbox", { name: "Amount (₹)" }).value).toBe("500")
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Reason" }).value).toBe("Damaged in transit")
})

it("Escape in the confirmation leaves the refund that was typed below it", async () => {
  respondToCalls({})
  renderInTenant(<RefundPanel order={order} />)
  await type(part("Pendant").getByRole("textbox", { name: "Amount (₹)" }), "500")
  await type(reason(), "Damaged")
  await proceed()
  await screen.findByRole("dialog", { name: "Refund ₹500?" })
  await userEvent.keyboard("{Escape}")
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(part("Pendant").getByRole<HTMLInputElement>("textbox", { name: "Amount (₹)" }).value).toBe("500")
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Reason" }).value).toBe("Damaged")
})
