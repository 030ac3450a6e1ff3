import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ContactMessage } from "@contract/contact"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { MessageList } from "./message-list"
import { replyAddress } from "./reply-address"

const asha: ContactMessage = {
  id: "msg_1",
  name: "Asha Rao",
  email: "asha+gems@specs.test",
  message: "Is it real?\nReally & truly?",
  isRead: false,
  isAnswered: false,
  createdAt: "2026-11-20T10:00:00.000Z",
  version: 1,
}
const list = "GET /api/admin/contact-messages?limit=25&offset=0"
const put = "PUT /api/admin/contact-messages/msg_1"

const open = async (responses: Parameters<typeof respondToCalls>[0]) => {
  const requests = respondToCalls(responses)
  renderInTenant(<MessageList path="/admin/messages" />)
  const card = within(await screen.findByRole("article", { name: "Asha Rao" }))
  return { card, sent: () => requests.filter((it) => it.path === put).map((it) => it.body) }
}

it("shows an empty state when there are no messages", async () => {
  respondToCalls({ [list]: { body: [] } })
  renderInTenant(<MessageList path="/admin/messages" />)
  await screen.findByText("No messages yet. Messages from the contact page arrive here.")
})

it("marks a new message as answered, with the version that was seen", async () => {
  const answered = { ...asha, isRead: true, isAnswered: true, version: 2 }
  const { card, sent } = await open({
    [list]: [{ body: [asha] }, { body: [answered] }],
    [put]: { body: answered },
  })
  card.getByText("New")
  await userEvent.click(card.getByRole("button", { name: "Mark as answered" }))
  await screen.findByText("Message updated")
  expect(sent()).toEqual([{ isAnswered: true, isRead: true, version: 1 }])
  card.getByText("Answered")
  expect(card.queryByText("New")).toBeNull()
})

it("shows the server's message for a refusal", async () => {
  const { card } = await open({
    [list]: { body: [asha] },
    [put]: { status: 503, body: { error: "The store is busy." } },
  })
  await userEvent.click(card.getByRole("button", { name: "Mark as read" }))
  await within(await screen.findByRole("alert")).findByText("The store is busy.")
})

it("addresses a reply to the sender, with the message quoted", () => {
  const address = new URL(replyAddress(asha, "Ratna & Co"))
  expect(decodeURIComponent(address.pathname)).toBe("asha+gems@specs.test")
  expect(address.searchParams.get("subject")).toBe("Your message to Ratna & Co")
  expect(address.searchParams.get("body")).toContain("Asha Rao wrote:\r\n> Is it real?\r\n> Really & truly?")
})
