import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { respondToCalls, renderInTenant } from "../../../../../test/tenant-page"
import { ImportPanel } from "./import-panel"

const csv = "name,type,price,stock,imageFiles\nRuby,RUBY,100,1,ruby.png\nOpal,OTHER,cheap,1,\n"
const importResult = {
  ...{ success: 1, failed: 1, warnings: ["Row 1: The image file ruby.png was not found"] },
  errors: [{ row: 2, field: "price", message: "Row 2: Valid price is required" }],
  rows: [
    { row: 1, result: "created" },
    { row: 2, result: "failed" },
  ],
}
const bulkImport = "POST /api/admin/products/bulk-import"
const start = () => screen.getByRole<HTMLButtonElement>("button", { name: "Import 1 product" })
const back = () => screen.getByRole<HTMLButtonElement>("button", { name: "Back to the columns" })

/** A checked file with one invalid row. */
async function openChecked() {
  Element.prototype.scrollIntoView = () => undefined
  const requests = respondToCalls({ [bulkImport]: { body: importResult } })
  const file = new File([csv], "stones.csv", { type: "text/csv" })
  // jsdom's files have no promise-based reading.
  file.arrayBuffer = () => Promise.resolve(new TextEncoder().encode(csv).buffer)
  renderInTenant(<ImportPanel file={file} onImporting={jest.fn()} onClose={jest.fn()} />)
  await userEvent.click(await screen.findByRole("button", { name: "Check the file" }))
  await screen.findByRole("button", { name: "Import 1 product" })
  return requests
}

it("rows with errors are skipped after a tap on the check box's label", async () => {
  await openChecked()
  expect(start().disabled).toBe(true)
  await userEvent.click(screen.getByText("Leave out the row with errors"))
  expect(start().disabled).toBe(false)
})

it("an import can't start, nor the columns change, while pictures are uploading", async () => {
  const requests = await openChecked()
  await userEvent.click(screen.getByText("Leave out the row with errors"))
  const responding = globalThis.fetch
  let arrive: () => void = () => undefined
  globalThis.fetch = ((path: string, init?: RequestInit) => {
    if (path !== "/api/admin/uploads") return responding(path, init)
    return new Promise((resolve) => {
      const body = { files: [{ name: "ruby.png", url: "/static/ruby.webp" }], warnings: [] }
      const response = { ok: true, status: 201, headers: new Headers(), json: () => Promise.resolve(body) }
      arrive = () => resolve(response as Response)
    })
  }) as typeof fetch
  const picture = new File([new Uint8Array([1])], "ruby.png", { type: "image/png" })
  fireEvent.change(screen.getByLabelText(/Upload the images named in the file/), {
    target: { files: [picture] },
  })
  await screen.findByText("Uploading 1 of 1")
  expect(start().disabled).toBe(true)
  expect(back().disabled).toBe(true)
  await userEvent.click(start())
  expect(requests.filter((it) => it.path === bulkImport)).toHaveLength(1)

  act(() => arrive())
  // The uploaded pictures are included in the trial before anything is written.
  await waitFor(() => expect(requests.filter((it) => it.path === bulkImport)).toHaveLength(2))
  expect(requests.at(-1)?.body).toMatchObject({ dryRun: true })
  await waitFor(() => expect(start().disabled).toBe(false))
})

it("the last step shows what was created and skipped, with the file's row numbers and links to it", async () => {
  const text = "name,type,price,stock\nOpal,OTHER,cheap,1\n\nRuby,RUBY,100,1\n"
  Element.prototype.scrollIntoView = () => undefined
  const trial = {
    ...{ success: 1, failed: 1, warnings: [] },
    errors: [{ row: 1, field: "price", message: "Row 1: Valid price is required" }],
    rows: [
      { row: 1, result: "failed" },
      { row: 2, result: "created" },
    ],
  }
  const written = {
    ...{ success: 1, failed: 0, warnings: [], errors: [], importId: "imp_1", entryId: "hist_1" },
    rows: [{ row: 1, result: "created" }],
  }
  respondToCalls({ [bulkImport]: [{ body: trial }, { body: written }] })
  const file = new File([text], "stones.csv", { type: "text/csv" })
  file.arrayBuffer = () => Promise.resolve(new TextEncoder().encode(text).buffer)
  renderInTenant(<ImportPanel file={file} onImporting={jest.fn()} onClose={jest.fn()} />)
  await userEvent.click(await screen.findByRole("button", { name: "Check the file" }))
  await userEvent.click(await screen.findByText("Leave out the row with errors"))
  await userEvent.click(start())
  const created = within(await screen.findByRole("region", { name: "Created" }))
  created.getByText("Row 3")
  expect(created.getByRole("link", { name: "Ruby" }).getAttribute("href")).toBe("/admin/products?search=ruby")
  within(screen.getByRole("region", { name: "Skipped" })).getByText("Row 1: Valid price is required")
  expect(screen.getByRole("link", { name: "View in the history" }).getAttribute("href")).toBe(
    "/admin/history?entry=hist_1"
  )
})
