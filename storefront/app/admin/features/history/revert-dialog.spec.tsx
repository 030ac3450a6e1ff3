import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { HistoryEntry, RevertResult } from "@contract/history"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { RevertDialog } from "./revert-dialog"

const entry: HistoryEntry = {
  id: "hist_1",
  at: "2026-11-20T10:00:00.000Z",
  by: { id: "acc_1", name: "Asha", email: "asha@specs.test" },
  way: "import",
  act: "changed",
  entity: "product",
  entityId: null,
  version: null,
  changes: [],
  things: 2,
  name: "",
  isRevertible: true,
}
const path = "POST /api/admin/history/hist_1/revert"
const change = { entityId: "prod_1", field: "price", from: "7.00", to: "100.00" }
const preview: RevertResult = {
  restored: [change],
  left: [{ ...change, entityId: "prod_2", from: "8.00", reason: "changed" }],
  restoredCount: 1,
  leftCount: 1,
  names: { prod_1: "Agate", prod_2: "Beryl" },
}

it("previews the revert, sends the selection, and shows the result", async () => {
  const both = [change, { ...change, field: "stock" }]
  const done: RevertResult = {
    ...preview,
    restored: both,
    restoredCount: 2,
    left: [],
    leftCount: 0,
    entryId: "hist_2",
  }
  const requests = respondToCalls({ [path]: [{ body: preview }, { body: done }] })
  const onClose = jest.fn()
  renderInTenant(<RevertDialog entry={entry} onClose={onClose} />)
  const goes = within(await screen.findByRole("region", { name: "To revert: 1 product, 1 field" }))
  goes.getByText("Agate")
  goes.getByText("₹100")
  await userEvent.click(screen.getByRole("checkbox", { name: "Beryl, Price" }))
  await userEvent.click(screen.getByRole("button", { name: "Revert 2 products, 2 fields" }))
  await screen.findByText("Reverted: 1 product, 2 fields.")
  expect(requests.filter((it) => it.path === path).map((it) => it.body)).toEqual([
    { also: [], dryRun: true },
    { also: [{ entityId: "prod_2", field: "price" }], dryRun: false },
  ])
})

it("of an import, created products are removed and changed ones restored, with readable names", async () => {
  const restored = [
    { entityId: "prod_2", field: "*", from: true, to: false },
    { entityId: "prod_1", field: "type", from: "RUBY", to: "STAR_SAPPHIRE" },
  ]
  respondToCalls({ [path]: { body: { ...preview, restored, left: [], restoredCount: 2, leftCount: 0 } } })
  renderInTenant(<RevertDialog entry={entry} onClose={() => undefined} />)
  const goes = await screen.findByRole("region", { name: "To revert: 2 products, 1 field" })
  expect(within(goes).getAllByRole("listitem")[0]?.textContent).toBe("Berylremoved")
  within(goes).getByText("Star Sapphire")
  screen.getByRole("button", { name: "Revert 2 products, 1 field" })
})

it("a change that can't be reverted shows the server's message and no button", async () => {
  const error = "A refund can't be reverted: the money is on its way to the customer."
  respondToCalls({ [path]: { status: 409, body: { error, code: "CONFLICT" } } })
  renderInTenant(<RevertDialog entry={entry} onClose={() => undefined} />)
  await within(await screen.findByRole("alert")).findByText(error)
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Revert" }).disabled).toBe(true)
})

it("shows when nothing is left to revert", async () => {
  respondToCalls({ [path]: { body: { ...preview, restored: [], left: [], restoredCount: 0, leftCount: 0 } } })
  renderInTenant(<RevertDialog entry={entry} onClose={() => undefined} />)
  await screen.findByText("There is nothing to revert: everything has its previous value.")
})

it("of one product with many changed fields, the button counts the product, not only its fields", async () => {
  const restored = Array.from({ length: 23 }, (_, n) => ({ ...change, field: `field${n}` }))
  respondToCalls({ [path]: { body: { ...preview, restored, left: [], restoredCount: 23, leftCount: 0 } } })
  renderInTenant(<RevertDialog entry={entry} onClose={() => undefined} />)
  await screen.findByRole("button", { name: "Revert 1 product, 23 fields" })
})
