import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { respondToCalls, renderInTenant } from "../../../../../test/tenant-page"
import { BulkEditDialog } from "./bulk-edit-dialog"

const call = "POST /api/admin/products/bulk-edit"

async function write(percent: string) {
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: /^Percent/ })
  await userEvent.clear(field)
  await userEvent.type(field, percent)
  await userEvent.click(screen.getByRole("button", { name: "Preview" }))
}

it("a percentage that the server would refuse is reported at its field before anything is sent", async () => {
  const requests = respondToCalls({ [call]: { body: { changed: 1, unchanged: 0, errors: [], preview: [] } } })
  renderInTenant(<BulkEditDialog which={{ ids: ["a"] }} count={1} onClose={jest.fn()} onDone={jest.fn()} />)
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Field" }), "Price by percent")
  for (const wrong of [" ", "ten", "1e400", "-99.5", "1001"]) {
    await write(wrong)
    screen.getByText("Please enter a number from -99 to 1000")
  }
  expect(requests).toEqual([])
  await write("-12.5")
  await waitFor(() =>
    expect(requests[0]?.body).toMatchObject({ ids: ["a"], pricePercent: -12.5, dryRun: true })
  )
})

it("a field with choices is set by choosing one, since the server refuses every other value", async () => {
  const requests = respondToCalls({ [call]: { body: { changed: 1, unchanged: 0, errors: [], preview: [] } } })
  renderInTenant(<BulkEditDialog which={{ ids: ["a"] }} count={1} onClose={jest.fn()} onDone={jest.fn()} />)
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Field" }), "Luster")
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "New value" }), "Waxy")
  await userEvent.click(screen.getByRole("button", { name: "Preview" }))
  await waitFor(() => expect(requests[0]?.body).toMatchObject({ ids: ["a"], changes: { luster: "Waxy" } }))
})
