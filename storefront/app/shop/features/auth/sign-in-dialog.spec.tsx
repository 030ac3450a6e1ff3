import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { SignInDialog } from "./sign-in-dialog"

it("a refusal stays at the password until it is edited, because the toast may be missed", async () => {
  const body = { error: "Invalid email or password", code: "UNAUTHENTICATED" }
  respondToCalls({ "POST /api/auth/login": { status: 401, body } })
  renderInTenant(<SignInDialog onClose={() => undefined} />)
  await userEvent.type(screen.getByLabelText("Email"), "asha@shop.test")
  const password = screen.getByLabelText("Password")
  await userEvent.type(password, "Wrong1234")
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }))
  await screen.findByText("Error")
  const note = document.getElementById(`${password.id}-note`)
  await waitFor(() => expect(note?.textContent).toBe("Invalid email or password"))
  expect(password.getAttribute("aria-invalid")).toBe("true")
  await userEvent.type(password, "5")
  expect(note?.textContent).toBe("")
})
