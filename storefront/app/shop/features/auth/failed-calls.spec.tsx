import type { ReactElement } from "react"
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { sampleUser } from "../../../../test/samples"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { ForgotPassword } from "./forgot-password"
import { ResetPassword } from "./reset-password"
import { SignInDialog } from "./sign-in-dialog"
import { SignUpDetails } from "./sign-up-details"
import { SignUpEmail } from "./sign-up-email"

const nothing = (): void => undefined
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
async function type(fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await userEvent.clear(screen.getByLabelText(label))
    await userEvent.type(screen.getByLabelText(label), value)
  }
}
const email = { Email: "asha@shop.test" }
const details = { "Full Name": "Asha Rao", Password: "Secret123", "Confirm Password": "Secret123" }
const passwords = { "New Password": "Secret123", "Confirm Password": "Secret123" }
const isValid = { "GET /api/auth/verify-reset-token/abc": { body: { valid: true } } }

const cases: [
  message: string,
  element: ReactElement,
  call: string,
  fields: Record<string, string>,
  button: string,
][] = [
  [
    "Failed to sign in",
    <SignInDialog key="1" onClose={nothing} />,
    "login",
    { ...email, Password: "x" },
    "Sign In",
  ],
  [
    "Failed to send verification code",
    <SignUpEmail key="2" initial="" onSent={nothing} />,
    "send-otp",
    email,
    "Send Code",
  ],
  [
    "Failed to complete registration",
    <SignUpDetails key="3" email="a@b.test" onDone={nothing} />,
    "complete-registration",
    details,
    "Create Account",
  ],
  ["Failed to send reset email", <ForgotPassword key="4" />, "forgot-password", email, "Send Reset Link"],
  [
    "Failed to reset password",
    <ResetPassword key="5" token="abc" />,
    "reset-password",
    passwords,
    "Reset Password",
  ],
]

it.each(cases)(
  "%s: a refusal without a message shows the built-in text",
  async (message, element, call, fields, button) => {
    respondToCalls({ ...isValid, [`POST /api/auth/${call}`]: { status: 500 } })
    renderInTenant(element)
    await screen.findByRole("button", { name: button })
    await type(fields)
    await press(button)
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  }
)

it("a successful sign-in is confirmed", async () => {
  respondToCalls({ "POST /api/auth/login": { body: sampleUser } })
  renderInTenant(<SignInDialog onClose={nothing} />)
  await type({ ...email, Password: "Secret123" })
  await press("Sign In")
  await screen.findByText("You have been signed in successfully.")
})

it.each([
  ["Please enter your email", "Email", {}],
  ["Password is required", "Password", email],
])("signing in without the required fields shows %s, and sends nothing", async (message, label, fields) => {
  const requests = respondToCalls({})
  renderInTenant(<SignInDialog onClose={nothing} />)
  await type(fields)
  await press("Sign In")
  screen.getByText(message)
  expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true")
  expect(requests).toEqual([])
})

it.each([
  ["Please enter your email", " "],
  ["Please enter a valid email address", "asha@nowhere"],
])("signing up shows %s before it sends a code", async (message, typed) => {
  const requests = respondToCalls({})
  renderInTenant(<SignUpEmail initial="" onSent={nothing} />)
  await type({ Email: typed })
  await press("Send Code")
  screen.getByText(message)
  expect(requests).toEqual([])
})

it.each([
  ["Please fill in all fields", { "Full Name": " " }],
  ["Passwords do not match", { "Confirm Password": "Secret124" }],
  ["Password must be at least 8 characters", { Password: "Se1", "Confirm Password": "Se1" }],
  [
    "Password must contain at least one uppercase letter",
    { Password: "secret123", "Confirm Password": "secret123" },
  ],
  [
    "Password must contain at least one lowercase letter",
    { Password: "SECRET123", "Confirm Password": "SECRET123" },
  ],
  ["Password must contain at least one number", { Password: "Secretly", "Confirm Password": "Secretly" }],
])("no account is created while %s", async (message, wrong) => {
  const requests = respondToCalls({})
  renderInTenant(<SignUpDetails email="a@b.test" onDone={nothing} />)
  screen.getByText("At least 8 characters with uppercase, lowercase and numbers")
  await type({ ...details, ...wrong })
  await press("Create Account")
  screen.getByText(message)
  expect(requests).toEqual([])
})

it("a mistyped new password is reported before the link is used", async () => {
  const requests = respondToCalls(isValid)
  renderInTenant(<ResetPassword token="abc" />)
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Reset Password" })
  expect(button.disabled).toBe(true)
  await type({ ...passwords, "Confirm Password": "Secret124" })
  await press("Reset Password")
  screen.getByText("Passwords do not match")
  expect(requests).toHaveLength(1)
})

it("a reset page without a token links to a new request, and sends none", () => {
  const requests = respondToCalls({})
  renderInTenant(<ResetPassword token="" />)
  screen.getByText("Please request a new password reset link")
  expect(screen.getByRole("link", { name: "Request New Link" }).getAttribute("href")).toBe("/forgot-password")
  expect(requests).toEqual([])
})

it("after requesting a reset link, the page links to the home page", async () => {
  respondToCalls({ "POST /api/auth/forgot-password": { body: { message: "Sent" } } })
  renderInTenant(<ForgotPassword />)
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send Reset Link" }).disabled).toBe(true)
  await type(email)
  await press("Send Reset Link")
  expect((await screen.findByRole("link", { name: "Back to Home" })).getAttribute("href")).toBe("/")
})
