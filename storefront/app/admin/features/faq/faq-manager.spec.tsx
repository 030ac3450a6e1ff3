import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { AdminFaq } from "@contract/faq"
import type { HistoryEntry } from "@contract/history"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { FaqManager } from "./faq-manager"

const first: AdminFaq = {
  id: "a",
  question: "Real?",
  answer: "Yes.",
  isVisible: true,
  position: 0,
  version: 3,
}
const second: AdminFaq = { ...first, id: "b", question: "Fast?", position: 1, version: 1 }

const list = { "GET /api/admin/faqs": { body: [first, second] } }
const click = async (name: string, row?: string) => {
  const place = row === undefined ? screen : within(itemOf(row))
  await userEvent.click(place.getByRole("button", { name }))
}
const itemOf = (question: string): HTMLElement => {
  const item = screen.getByText(question).closest("li")
  if (!item) throw new Error(`${question} is in no list`)
  return item
}
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>("textbox", { name })
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}

/** Renders the list with mocked responses and waits until it is loaded. */
async function open(answers: Parameters<typeof respondToCalls>[0]) {
  const requests = respondToCalls({ ...list, ...answers })
  renderInTenant(<FaqManager />)
  await screen.findByText("Real?")
  return { sent: () => requests.filter((it) => !it.path.startsWith("GET")) }
}

beforeEach(() => sessionStorage.clear())

it("shows how to start when there are no FAQs", async () => {
  respondToCalls({ "GET /api/admin/faqs": { body: [] } })
  renderInTenant(<FaqManager />)
  await screen.findByText('No FAQs yet. Click "Add FAQ" to create one.')
  screen.getByRole("heading", { name: "FAQ Management" })
})

it("adds an FAQ and confirms it", async () => {
  const { sent } = await open({ "POST /api/admin/faqs": { status: 201, body: second } })
  await click("Add FAQ")
  await type("Question", " New? ")
  await type("Answer", "Yes.")
  await click("Create FAQ")
  await screen.findByText("FAQ created successfully")
  expect(sent()).toEqual([{ path: "POST /api/admin/faqs", body: { question: "New?", answer: "Yes." } }])
  expect(screen.queryByRole("form")).toBeNull()
})

it("sends no blank fields, and shows the error once", async () => {
  const { sent } = await open({})
  await click("Add FAQ")
  await type("Question", "   ")
  await click("Create FAQ")
  await screen.findByText("Please fill in all fields")
  expect(sent()).toEqual([])
})

it("allows either adding or editing, and restores unsaved input", async () => {
  await open({})
  await click("Add FAQ")
  await type("Question", "Half a quest")
  await click("Edit", "Fast?")
  expect(screen.queryByRole("form", { name: "Add FAQ" })).toBeNull()
  expect(field("Question").value).toBe("Fast?")
  await click("Add FAQ")
  expect(screen.queryByRole("form", { name: "Edit FAQ" })).toBeNull()
  expect(field("Question").value).toBe("Half a quest")
  await click("Cancel")
  await click("Add FAQ")
  expect(field("Question").value).toBe("")
})

it("an edit sends the changes and the version they are based on", async () => {
  const { sent } = await open({ "PUT /api/admin/faqs/a": { body: { ...first, answer: "Of course." } } })
  await click("Edit", "Real?")
  await type("Answer", "Of course.")
  await click("Save Changes")
  await screen.findByText("FAQ updated successfully")
  expect(sent()).toEqual([{ path: "PUT /api/admin/faqs/a", body: { answer: "Of course.", version: 3 } }])
})

describe("when another admin has changed the same field", () => {
  const current: AdminFaq = { ...first, question: "Really real?", answer: "Theirs.", version: 4 }
  const stale = {
    status: 409,
    body: {
      error: "Somebody else has changed this meanwhile.",
      code: "STALE",
      current,
      details: [{ path: "answer", message: "changed" }],
    },
  }
  async function conflict() {
    const { sent } = await open({ "PUT /api/admin/faqs/a": [stale, { body: current }] })
    await click("Edit", "Real?")
    await type("Answer", "Mine.")
    await click("Save Changes")
    const choice = within(await screen.findByRole("group", { name: "Answer: two versions" }))
    choice.getByText("Theirs.")
    expect(field("Answer").value).toBe("Mine.")
    expect(field("Question").value).toBe("Really real?")
    return { choice, sent }
  }

  it("both values are offered, and mine can be saved over the newer one", async () => {
    const { choice, sent } = await conflict()
    await userEvent.click(choice.getByRole("button", { name: "Keep mine" }))
    await click("Save Changes")
    await screen.findByText("FAQ updated successfully")
    expect(sent().at(-1)?.body).toEqual({ answer: "Mine.", version: 4 })
  })

  it("theirs can be taken", async () => {
    const { choice, sent } = await conflict()
    await userEvent.click(choice.getByRole("button", { name: "Take theirs" }))
    expect(field("Answer").value).toBe("Theirs.")
    await click("Save Changes")
    await screen.findByText("FAQ updated successfully")
    expect(sent().at(-1)?.body).toEqual({ version: 4 })
  })
})

it("a failed save keeps the form and shows the server's message", async () => {
  await open({ "PUT /api/admin/faqs/a": { status: 503, body: { error: "The store is busy." } } })
  await click("Edit", "Real?")
  await type("Answer", "Mine.")
  await click("Save Changes")
  await within(await screen.findByRole("alert")).findByText("The store is busy.")
  expect(field("Answer").value).toBe("Mine.")
})

const entry: HistoryEntry = {
  id: "hist_1",
  at: "2026-11-22T10:00:00.000Z",
  by: { id: "acc_1", name: "Asha", email: "asha@specs.test" },
  way: "screen",
  act: "deleted",
  entity: "faq",
  entityId: "a",
  version: 4,
  changes: [],
  things: 1,
  name: "Real?",
  isRevertible: true,
}

it("asks before it deletes, and undoes the deletion on click", async () => {
  const removal = "GET /api/admin/history?entity=faq&id=a&things=0&limit=1"
  const back = "POST /api/admin/history/hist_1/revert"
  const { sent } = await open({
    "DELETE /api/admin/faqs/a": { status: 204 },
    [removal]: [{ body: [entry] }, { body: [{ ...entry, id: "hist_2", act: "created" }] }],
    [back]: { body: { restored: [], left: [], restoredCount: 4, leftCount: 0, names: {} } },
  })
  await click("Delete", "Real?")
  const dialog = within(screen.getByRole("dialog", { name: "Delete FAQ?" }))
  dialog.getByText("Are you sure you want to delete this FAQ? This action cannot be undone.")
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }))
  expect(sent()).toEqual([])
  await click("Delete", "Real?")
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }))
  await screen.findByText("FAQ deleted successfully")
  expect(sent()).toEqual([{ path: "DELETE /api/admin/faqs/a", body: null }])
  expect(screen.queryByRole("dialog")).toBeNull()
  await click("Undo")
  await screen.findByText("Undone")
  expect(sent().at(-1)).toEqual({ path: back, body: { also: [], dryRun: false } })
  await click("Delete", "Real?")
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }))
  await screen.findByText("FAQ deleted successfully")
  // Another admin moved it first.
  await click("Undo")
  await screen.findByText("It was restored already.")
})

it("moves by keyboard, keeps the focus and announces the new position; ends stay in place", async () => {
  const { sent } = await open({ "PUT /api/admin/faqs/a": { body: { ...first, position: 1, version: 4 } } })
  const down = within(itemOf("Real?")).getByRole("button", { name: "Move down" })
  await click("Move up", "Real?")
  expect(sent()).toEqual([])
  down.focus()
  await userEvent.keyboard("{Enter}")
  await screen.findByText("Real?: now 2 of 2")
  expect(sent()).toEqual([{ path: "PUT /api/admin/faqs/a", body: { position: 1, version: 3 } }])
  expect(document.activeElement).toBe(down)
})

it("hides an FAQ with a switch", async () => {
  const { sent } = await open({ "PUT /api/admin/faqs/b": { body: { ...second, isVisible: false } } })
  const visible = within(itemOf("Fast?")).getByRole("switch", { name: "Visible" })
  expect(visible.getAttribute("aria-checked")).toBe("true")
  await userEvent.click(visible)
  await waitFor(() => expect(sent()[0]?.body).toEqual({ isVisible: false, version: 1 }))
  await screen.findByText("FAQ updated successfully")
})
