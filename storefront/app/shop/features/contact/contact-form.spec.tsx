import { act, fireEvent, screen } from "@testing-library/react"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { ContactForm } from "./contact-form"

const typed = {
  "Your name": "Asha Rao",
  "Your email": "asha@example.in",
  "Your message": "Do you set stones?",
}

function fill(values: Record<string, string> = typed): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send message" }))
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

it("a message is sent once, is confirmed, and leaves an empty form", async () => {
  const requests = respondToCalls({ "POST /api/contact": { status: 201, body: { id: "msg_1" } } })
  renderInTenant(<ContactForm />)
  fill()
  send()
  await screen.findByText("Message sent successfully!")
  screen.getByText("We'll get back to you within 24 hours.")
  expect(requests).toEqual([
    {
      path: "POST /api/contact",
      body: { name: "Asha Rao", email: "asha@example.in", message: "Do you set stones?" },
    },
  ])
  for (const label of Object.keys(typed)) expect([label, valueOf(label)]).toEqual([label, ""])
  screen.getByText("0/500")
})

it.each([
  [{ status: 429, body: { error: "Too many requests. Please try again later." } }, "Too many requests."],
  [{ status: 500 }, "Please try again later."],
])("the input is kept when sending fails (%#)", async (response, message) => {
  respondToCalls({ "POST /api/contact": response })
  renderInTenant(<ContactForm />)
  fill()
  send()
  await screen.findByText("Failed to send message")
  expect(screen.getByText(new RegExp(message))).toBeTruthy()
  for (const [label, value] of Object.entries(typed)) expect(valueOf(label)).toBe(value)
})

it("a blank field shows an error and is focused, and nothing is sent", async () => {
  const requests = respondToCalls({})
  renderInTenant(<ContactForm />)
  fill({ "Your name": "Asha Rao", "Your email": " " })
  send()
  await screen.findByText("Missing information")
  expect(document.activeElement).toBe(screen.getByLabelText("Your email"))
  expect(screen.getAllByText("Please fill in all fields before submitting.").length).toBeGreaterThan(0)
  fill({ "Your email": "asha@nowhere", "Your message": "x" })
  send()
  await screen.findByText("Please enter a valid email address")
  expect(requests).toEqual([])
})

it("the counter updates with each key, and is announced when typing pauses", () => {
  jest.useFakeTimers()
  try {
    renderInTenant(<ContactForm />)
    fill({ "Your message": "Hello" })
    screen.getByText("5/500")
    expect(screen.queryByText("495 of 500 characters left")).toBeNull()
    act(() => jest.advanceTimersByTime(1000))
    screen.getByText("495 of 500 characters left")
  } finally {
    jest.useRealTimers()
  }
})
