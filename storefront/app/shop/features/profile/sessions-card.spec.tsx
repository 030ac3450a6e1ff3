import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { SessionsCard } from "./sessions-card"

const here = {
  id: "ses_1",
  createdAt: "2026-11-20T10:00:00.000Z",
  lastSeenAt: "2026-11-22T10:00:00.000Z",
  device: "Firefox on Linux",
  isCurrent: true,
}
const phone = { ...here, id: "ses_2", device: "Chrome on Android", isCurrent: false }
const list = "GET /api/auth/sessions"

describe("the sessions", () => {
  it("list each device with its last use, and mark the current one", async () => {
    respondToCalls({ [list]: { body: [here, phone] } })
    renderInTenant(<SessionsCard />)
    const [first, second] = await screen.findAllByRole("listitem")
    expect(first?.textContent).toMatch(/Firefox on Linux.*Last seen 22 November 2026.*This device/)
    expect(second?.textContent).toMatch(/Chrome on Android/)
    expect(second?.textContent).not.toMatch(/This device/)
  })

  it("show an admin that a superadmin has entered the tenant, and who it is", async () => {
    const entered = { ...phone, id: "ses_3", device: "Firefox on Mac", enteredBy: "Platform Owner" }
    respondToCalls({ [list]: { body: [entered, here] } })
    renderInTenant(<SessionsCard />)
    const [first, second] = await screen.findAllByRole("listitem")
    expect(first?.textContent).toMatch(/Firefox on Mac.*Platform Owner, for the platform/)
    expect(second?.textContent).not.toMatch(/platform/)
    await userEvent.click(screen.getByRole("button", { name: "Sign out everywhere" }))
    expect((await screen.findByRole("dialog")).textContent).toContain("1 other device")
  })

  it("are ended on other devices only after confirmation, with their number", async () => {
    const requests = respondToCalls({
      [list]: [{ body: [here, phone] }, { body: [here] }],
      "DELETE /api/auth/sessions": { status: 204 },
    })
    renderInTenant(<SessionsCard />)
    await userEvent.click(await screen.findByRole("button", { name: "Sign out everywhere" }))
    expect(requests.map((it) => it.path)).toEqual([list])
    const dialog = await screen.findByRole("dialog", { name: "Sign out everywhere?" })
    expect(dialog.textContent).toContain("1 other device")
    const [, confirm] = screen.getAllByRole("button", { name: "Sign out everywhere" })
    if (confirm) await userEvent.click(confirm)
    await screen.findByText("Signed out on 1 other device")
    expect(await screen.findByText("You aren't signed in anywhere else.")).toBeTruthy()
  })
})
