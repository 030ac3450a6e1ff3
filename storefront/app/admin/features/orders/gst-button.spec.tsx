import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { gstTables } from "@contract/gst-report"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { GstButton } from "./gst-button"
import { gstTableEntries } from "./gst-tables"

const cancelled = {
  orderId: "order_1",
  orderNumber: "RT-7K3M-9QXD",
  invoiceNumber: "INV/26-27/000123",
  issuedAt: "2026-11-20T20:00:00.000Z",
  total: "11800.00",
  credited: "100.00",
}

async function open(uncredited: object[]) {
  respondToCalls({ "GET /api/admin/reports/uncredited": { body: uncredited } })
  renderInTenant(<GstButton />)
  await userEvent.click(screen.getByRole("button", { name: "GST report" }))
}

it("offers every table of the return", async () => {
  await open([])
  expect(gstTableEntries.map((it) => it.table).toSorted()).toEqual(gstTables.toSorted())
  for (const { label } of gstTableEntries)
    expect(screen.getByRole<HTMLButtonElement>("button", { name: `Download ${label}` }).disabled).toBe(false)
  expect(screen.queryByText("Cancelled, not fully credited")).toBeNull()
})

it("lists cancelled orders whose invoices still count", async () => {
  await open([cancelled])
  const link = await screen.findByRole("link", { name: "RT-7K3M-9QXD" })
  expect(link.getAttribute("href")).toBe("/admin/orders?search=RT-7K3M-9QXD")
  screen.getByText("₹100 of ₹11,800 credited")
})
