import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { sampleAdminOrder as order } from "../../../../test/samples"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { BulkBar } from "./bulk-bar"

it("a bulk status change names the recipients of its e-mails, and Undo reverts its one history entry", async () => {
  const bulk = "POST /api/admin/orders/bulk-status"
  const back = "POST /api/admin/history/hist_1/revert"
  const requests = respondToCalls({
    [bulk]: { body: { changed: [order.id], unchanged: [], errors: [], entryId: "hist_1" } },
    [back]: { body: { restored: [], left: [], restoredCount: 1, leftCount: 0, names: {} } },
  })
  renderInTenant(<BulkBar orders={[order]} onDone={jest.fn()} />)
  await userEvent.selectOptions(
    screen.getByRole("combobox", { name: "Set the status of the selected orders" }),
    "Delivered"
  )
  const dialog = within(screen.getByRole("dialog", { name: "Set 1 order to Delivered?" }))
  dialog.getByText("1 e-mail will be sent:")
  dialog.getByText("RT-7K3M-9QXD: Asha Rao (asha@specs.test)")
  expect(requests.map((it) => it.path)).not.toContain(bulk)
  await userEvent.click(dialog.getByRole("button", { name: "Set Status" }))
  await screen.findByText("Order status updated successfully")
  await userEvent.click(screen.getByRole("button", { name: "Undo" }))
  await screen.findByText("Undone")
  expect(requests).toContainEqual({ path: bulk, body: { ids: [order.id], status: "DELIVERED" } })
  expect(requests).toContainEqual({ path: back, body: { also: [], dryRun: false } })
})

it("whoever marks many orders as shipped gives their courier once, and the tracking number of each", async () => {
  const bulk = "POST /api/admin/orders/bulk-status"
  const requests = respondToCalls({
    [bulk]: { body: { changed: [order.id], unchanged: [], errors: [] } },
  })
  renderInTenant(<BulkBar orders={[order]} onDone={jest.fn()} />)
  await userEvent.selectOptions(
    screen.getByRole("combobox", { name: "Set the status of the selected orders" }),
    "Shipped"
  )
  const dialog = within(screen.getByRole("dialog", { name: "Set 1 order to Shipped?" }))
  dialog.getByText("1 e-mail will be sent, with these details.")
  const courier = dialog.getByRole("textbox", { name: "Courier" })
  expect(document.activeElement).toBe(courier)
  await userEvent.type(courier, "Blue Dart")
  await userEvent.type(dialog.getByRole("textbox", { name: /^RT-7K3M-9QXD: Asha Rao/ }), "BD42")
  await userEvent.click(dialog.getByRole("button", { name: "Set Status" }))
  await screen.findByText("Order status updated successfully")
  const body = {
    ids: [order.id],
    status: "SHIPPED",
    courier: "Blue Dart",
    trackingNumbers: { [order.id]: "BD42" },
  }
  expect(requests).toContainEqual({ path: bulk, body })
})
