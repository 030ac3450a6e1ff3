import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { type Checklist, checklistSteps } from "@contract/checklist"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { ChecklistPanel } from "./checklist-panel"

const call = "GET /api/admin/checklist"
const withDone = (count: number): Checklist => ({
  steps: checklistSteps.map((key, at) => ({ key, isDone: at < count })),
  warnings: [],
  isOpenForBusiness: count === checklistSteps.length,
})

it("a new tenant sees the remaining steps, each with its link", async () => {
  respondToCalls({ [call]: { body: withDone(2) } })
  renderInTenant(<ChecklistPanel hasOrders={false} />)
  await screen.findByText("2 of 9 done")
  screen.getByRole("link", { name: /^Your logo ?, done/ })
  expect(screen.getByRole("link", { name: /^Payment keys ?, to do/ }).getAttribute("href")).toBe(
    "/admin/branding#payments"
  )
})

it("a store that has set its return window isn't shown other numbers of days", async () => {
  respondToCalls({ [call]: { body: withDone(9 - 1) } })
  renderInTenant(<ChecklistPanel hasOrders={false} />)
  const step = await screen.findByRole("link", { name: /^Returns ?, done/ })
  expect(step.textContent).toContain("Days within which you take a stone back")
  expect(step.textContent).not.toMatch(/\d/)
})

it("ends with being open for business, and disappears after the first order", async () => {
  respondToCalls({ [call]: [{ body: withDone(9) }, { body: withDone(9) }] })
  const { unmount } = renderInTenant(<ChecklistPanel hasOrders={false} />)
  await screen.findByRole("heading", { name: "Open for business" })
  unmount()
  renderInTenant(<ChecklistPanel hasOrders />)
  await screen.findByText("Loading your checklist")
  expect(screen.queryByRole("heading")).toBeNull()
})

it("a checklist that failed to load can be reloaded", async () => {
  respondToCalls({ [call]: [{ status: 403 }, { body: withDone(1) }] })
  renderInTenant(<ChecklistPanel hasOrders={false} />)
  await userEvent.click(await screen.findByRole("button", { name: "Load the checklist again" }))
  await screen.findByText("1 of 9 done")
})
