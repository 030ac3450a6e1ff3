import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { AdminOrder } from "@contract/admin-order"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { RefundPanel } from "./refund-panel"

const address = {
  ...{ fullName: "Asha Rao", phone: "9876543210", line1: "12 MI Road", line2: null },
  ...{ city: "Jaipur", state: "Rajasthan", postalCode: "302001", country: "India" },
}
const order: AdminOrder = {
  ...{ id: "order_1", orderNumber: "RT-7K3M-9QXD", status: "PAID", createdAt: "2026-11-20T20:00:00.000Z" },
  ...{ subtotal: "1234.56", gst: "222.22", shippingFee: "100.00", total: "1556.78", paymentRef: "pay_1" },
  ...{ items: [], shippingAddress: address, address, timeline: [], refunds: [], refundable: "1556.78" },
  user: { name: "Asha Rao", email: "asha@specs.test" },
  accountId: "acc_1",
  version: 3,
}

// What is typed is kept in the browser tab.
beforeEach(() => sessionStorage.clear())

it("an empty amount is announced in words as the full remaining amount, before anything is refunded", async () => {
  const requests = respondToCalls({})
  renderInTenant(<RefundPanel order={order} />)
  screen.getByText("Leave empty to refund the full remaining amount, ₹1,556.78.")
  await userEvent.type(screen.getByRole("textbox", { name: "Reason" }), "Damaged")
  await userEvent.click(screen.getByRole("button", { name: "Refund…" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Refund ₹1,556.78?" }))
  dialog.getByText(/No amount was entered: the full remaining amount of ₹1,556.78 is refunded/)
  expect(requests).toEqual([])
})

it("a closed order's typed refund is there when it is opened again", async () => {
  respondToCalls({})
  const { unmount } = renderInTenant(<RefundPanel order={order} />)
  await userEvent.type(screen.getByRole("textbox", { name: "Reason" }), "Damaged in transit")
  unmount()
  renderInTenant(<RefundPanel order={order} />)
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Reason" }).value).toBe("Damaged in transit")
})

it("Escape in the confirmation leaves the refund that was typed below it", async () => {
  respondToCalls({})
  renderInTenant(<RefundPanel order={order} />)
  await userEvent.type(screen.getByRole("textbox", { name: "Amount (₹)" }), "500")
  await userEvent.type(screen.getByRole("textbox", { name: "Reason" }), "Damaged")
  await userEvent.click(screen.getByRole("button", { name: "Refund…" }))
  await screen.findByRole("dialog", { name: "Refund ₹500?" })
  await userEvent.keyboard("{Escape}")
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Amount (₹)" }).value).toBe("500")
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Reason" }).value).toBe("Damaged")
})
