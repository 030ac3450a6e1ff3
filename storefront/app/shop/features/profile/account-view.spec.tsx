import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { sampleUser } from "../../../../test/samples"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { AccountView } from "./account-view"
import { ChangePasswordForm } from "./change-password-form"

const call = "PUT /api/auth/change-password"
const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await userEvent.type(screen.getByLabelText(label), value)
}
const submit = () => userEvent.click(screen.getByRole("button", { name: "Change Password" }))
const good = {
  "Current Password": "Secret123",
  "New Password": "Secret124",
  "Confirm New Password": "Secret124",
}

describe("the account tab", () => {
  it("shows a badge for an admin", () => {
    respondToCalls({ "GET /api/auth/sessions": { body: [] } })
    renderInTenant(<AccountView />, { user: { ...sampleUser, role: "ADMIN" } })
    screen.getByText("ADMINISTRATOR")
    screen.getByText("Admin")
    screen.getByText("1 January 2026")
  })

  it("shows no badge for a shopper or a superadmin", () => {
    respondToCalls({ "GET /api/auth/sessions": { body: [] } })
    const { unmount } = renderInTenant(<AccountView />, { user: sampleUser })
    expect(screen.queryByText("Admin")).toBeNull()
    unmount()
    renderInTenant(<AccountView />, { user: { ...sampleUser, role: "SUPERADMIN" } })
    expect(screen.queryByText("Admin")).toBeNull()
  })
})

describe("changing the password", () => {
  it("shows at each field what is missing or wrong, and sends nothing", async () => {
    const requests = respondToCalls({})
    renderInTenant(<ChangePasswordForm />)
    screen.getByText("At least 8 characters with uppercase, lowercase and numbers")
    await submit()
    screen.getByText("Current password is required")
    screen.getByText("Password must be at least 8 characters")
    screen.getByText("Please confirm your password")
    await fill({ "New Password": "Secret124", "Confirm New Password": "Secret125" })
    await submit()
    screen.getByText("Passwords don't match")
    expect(screen.getByLabelText("Confirm New Password").getAttribute("aria-invalid")).toBe("true")
    expect(requests).toEqual([])
  })

  it.each([
    ["Failed to change password", null],
    ["Current password is incorrect", { error: "Current password is incorrect" }],
  ])("shows %s when refused, and keeps the input", async (message, body) => {
    respondToCalls({ [call]: { status: 400, body } })
    renderInTenant(<ChangePasswordForm />)
    await fill(good)
    await submit()
    expect((await screen.findByRole("alert")).textContent).toBe(message)
    expect(screen.getByLabelText<HTMLInputElement>("New Password").value).toBe("Secret124")
  })

  it("confirms the change for five seconds and clears the form", async () => {
    respondToCalls({ [call]: { body: { message: "Password changed successfully" } } })
    renderInTenant(<ChangePasswordForm />)
    await fill(good)
    jest.useFakeTimers()
    try {
      const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
      await user.click(screen.getByRole("button", { name: "Change Password" }))
      await act(() => jest.advanceTimersByTimeAsync(100))
      screen.getByText("Password changed successfully!")
      expect(screen.getByLabelText<HTMLInputElement>("Current Password").value).toBe("")
      await act(() => jest.advanceTimersByTimeAsync(5000))
      expect(screen.queryByText("Password changed successfully!")).toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })
})

describe("the account's name", () => {
  const edit = async (name: string) => {
    await userEvent.click(screen.getByRole("button", { name: "Edit" }))
    const field = screen.getByRole("textbox", { name: "Full Name" })
    expect(document.activeElement).toBe(field)
    await userEvent.clear(field)
    if (name) await userEvent.type(field, name)
    await userEvent.click(screen.getByRole("button", { name: "Save" }))
  }

  it("can be corrected, and the whole page shows it", async () => {
    const requests = respondToCalls({ "PUT /api/account": { body: { ...sampleUser, name: "Asha Mehta" } } })
    renderInTenant(<AccountView />, { user: sampleUser })
    await edit("Asha Mehta")
    await screen.findByText("Name changed")
    screen.getByText("Asha Mehta")
    const changes = requests.filter(({ path }) => path.startsWith("PUT "))
    expect(changes).toEqual([{ path: "PUT /api/account", body: { name: "Asha Mehta" } }])
  })

  it("shows why it was refused, and keeps the input", async () => {
    respondToCalls({ "PUT /api/account": { status: 400, body: { error: "Please fill in all fields" } } })
    renderInTenant(<AccountView />, { user: sampleUser })
    await edit("")
    await screen.findByText("Please fill in all fields")
    screen.getByRole("textbox", { name: "Full Name" })
  })
})
