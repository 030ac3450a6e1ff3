import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { zodResolver } from "@hookform/resolvers/zod"
import { faqTexts, type AdminFaq, type FaqTexts } from "@contract/faq"
import { ConflictNote } from "~/ui/conflict-note"
import { FormShell } from "~/ui/form/form-shell"
import { TextAreaField } from "~/ui/text-area-field"
import { renderInTenant } from "../../test/tenant-page"
import { ApiError } from "./api"
import { useEditForm } from "./use-edit-form"

const faq: AdminFaq = { id: "a", question: "Real?", answer: "Yes.", isVisible: true, position: 0, version: 3 }
const labels = { question: "Question", answer: "Answer" }
const names = ["question", "answer"] as const

interface Edit {
  changes: Partial<FaqTexts>
  base: AdminFaq | null
}
type Save = (edit: Edit) => Promise<AdminFaq>

const handlers = { saved: jest.fn(), failed: jest.fn() }

function Form({ save }: { save: Save }) {
  const edit = useEditForm<FaqTexts, AdminFaq>({
    resolver: zodResolver(faqTexts),
    entity: faq,
    valuesOf: (it) => ({ question: it?.question ?? "", answer: it?.answer ?? "" }),
    save,
    onSaved: handlers.saved,
    onFailed: handlers.failed,
    fallback: "Failed to save",
  })
  return (
    <FormShell
      label="Edit"
      onSubmit={edit.submit}
      isDirty={edit.isDirty}
      isSaving={edit.isSaving}
      onCancel={edit.discard}
      wrong={edit.wrong.map((name) => ({ name, label: labels[name] }))}
      onChooseWrong={edit.focus}
    >
      {names.map((name) => {
        const conflict = edit.conflictOf(name)
        return (
          <div key={name}>
            <TextAreaField label={labels[name]} error={edit.errorOf(name)} {...edit.form.register(name)} />
            {conflict && <ConflictNote label={labels[name]} {...conflict} />}
          </div>
        )
      })}
    </FormShell>
  )
}

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>("textbox", { name })
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

function open(save: Save) {
  const edits: Edit[] = []
  renderInTenant(
    <Form
      save={(edit) => {
        edits.push(edit)
        return save(edit)
      }}
    />
  )
  return edits
}

/** Whether a closing window asks for confirmation. */
const confirmsClosing = () => {
  const event = new Event("beforeunload", { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  handlers.saved.mockClear()
  handlers.failed.mockClear()
})

it("saves the changes with the version they were made from, and continues from the saved version", async () => {
  const edits = open(({ changes }) => Promise.resolve({ ...faq, ...changes, version: 4 }))
  expect(confirmsClosing()).toBe(false)
  await type("Answer", "Of course.")
  expect(confirmsClosing()).toBe(true)
  await press("Save Changes")
  await waitFor(() => expect(handlers.saved).toHaveBeenCalledTimes(1))
  expect(edits).toHaveLength(1)
  expect(edits[0]).toMatchObject({ changes: { answer: "Of course." }, base: { version: 3 } })
  expect(Object.keys(edits[0]?.changes ?? {})).toEqual(["answer"])
  expect(confirmsClosing()).toBe(false)
  await type("Question", "Really?")
  await press("Save Changes")
  await waitFor(() => expect(edits).toHaveLength(2))
  expect(edits[1]).toMatchObject({ changes: { question: "Really?" }, base: { version: 4 } })
})

it("sends no invalid values and focuses the invalid fields", async () => {
  const edits = open(() => Promise.resolve(faq))
  await userEvent.clear(field("Question"))
  await userEvent.clear(field("Answer"))
  await press("Save Changes")
  const summary = within(await screen.findByRole("alert"))
  summary.getByText("2 fields need your attention:")
  await userEvent.click(summary.getByRole("button", { name: "Answer" }))
  expect(document.activeElement).toBe(field("Answer"))
  expect(edits).toEqual([])
})

it("shows a server error under its field and keeps the input", async () => {
  open(() =>
    Promise.reject(
      new ApiError(400, "VALIDATION_FAILED", "Too long", [{ path: "answer", message: "Must be shorter" }])
    )
  )
  await type("Answer", "Long.")
  await press("Save Changes")
  await screen.findByText("Must be shorter")
  expect(field("Answer").value).toBe("Long.")
  expect(document.activeElement).toBe(field("Answer"))
  expect(handlers.failed).toHaveBeenCalledWith("Too long")
})

it("discards the input when requested", async () => {
  open(() => Promise.resolve(faq))
  await type("Answer", "Half")
  await press("Cancel")
  expect(field("Answer").value).toBe("Yes.")
  expect(confirmsClosing()).toBe(false)
})

describe("when somebody else has changed the same field", () => {
  const current: AdminFaq = { ...faq, question: "Really real?", answer: "Theirs.", version: 4 }
  async function conflict() {
    const refused = new ApiError(
      409,
      "STALE",
      "Changed meanwhile",
      [{ path: "answer", message: "changed" }],
      {
        current,
      }
    )
    let calls = 0
    const edits = open(() => (calls++ === 0 ? Promise.reject(refused) : Promise.resolve(current)))
    await type("Answer", "Mine.")
    await press("Save Changes")
    const choice = within(await screen.findByRole("group", { name: "Answer: two versions" }))
    choice.getByText("Theirs.")
    expect(field("Answer").value).toBe("Mine.")
    expect(field("Question").value).toBe("Really real?")
    return { edits, choice }
  }

  it("both values are shown side by side, and mine can be saved over the newer one", async () => {
    const { edits, choice } = await conflict()
    await userEvent.click(choice.getByRole("button", { name: "Keep mine" }))
    await press("Save Changes")
    await waitFor(() => expect(edits).toHaveLength(2))
    expect(edits[1]).toMatchObject({ changes: { answer: "Mine." }, base: { version: 4 } })
  })

  it("the field is focused, which may be far above the button", async () => {
    await conflict()
    await waitFor(() => expect(document.activeElement).toBe(field("Answer")))
  })

  it("theirs can be taken", async () => {
    const { choice } = await conflict()
    await userEvent.click(choice.getByRole("button", { name: "Take theirs" }))
    expect(field("Answer").value).toBe("Theirs.")
    expect(confirmsClosing()).toBe(false)
  })
})
