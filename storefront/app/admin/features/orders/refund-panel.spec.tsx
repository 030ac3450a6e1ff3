import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { sampleAdminOrder as order } from "../../../../test/samples"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { RefundPanel } from "./refund-panel"

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
