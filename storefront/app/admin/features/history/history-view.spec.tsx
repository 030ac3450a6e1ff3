import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { HistoryEntry } from "@contract/history"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { HistoryView } from "./history-view"

const entry: HistoryEntry = {
  id: "hist_1",
  at: "2026-11-21T10:00:00.000Z",
  by: { id: "acc_1", name: "Asha Rao", email: "asha@specs.test" },
  way: "import",
  act: "changed",
  entity: "product",
  entityId: null,
  version: null,
  changes: [{ entityId: "prod_1", field: "price", from: "100.00", to: "7.00" }],
  things: 1,
  name: "",
  isRevertible: true,
}
const list = "GET /api/admin/history?entry=hist_1&things=3&limit=50&offset=0"
const preview = {
  restored: [{ entityId: "prod_1", field: "price", from: "7.00", to: "100.00" }],
  ...{ left: [], restoredCount: 1, leftCount: 0, names: { prod_1: "Agate" } },
}
const calls = {
  "GET /api/admin/staff": { body: [] },
  "POST /api/admin/history/hist_1/revert": { body: preview },
}
const path = "/admin/history?entry=hist_1&revert=open"

it("a link from an Undo opens the revert dialog, and closing it shows the list", async () => {
  respondToCalls({ ...calls, [list]: { body: [entry] } })
  renderInTenant(<HistoryView />, { path })
  const dialog = within(await screen.findByRole("dialog", { name: "Revert this change?" }))
  dialog.getByText("1 product imported")
  await dialog.findByText("Agate")
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  screen.getByText("Only this change is shown.")
})

it("a history entry that can't be reverted opens no dialog", async () => {
  respondToCalls({ ...calls, [list]: { body: [{ ...entry, isRevertible: false }] } })
  renderInTenant(<HistoryView />, { path })
  await screen.findByText("1 product")
  expect(screen.queryByRole("dialog")).toBeNull()
})
