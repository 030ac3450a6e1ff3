import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderInTenant, respondToCalls, responseMs } from "../../../../test/tenant-page"
import { CodeForm } from "./code-form"

const email = "a@b.test"
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const responded = () => later(responseMs + 10)
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })

function show({ resendsLeft = 3 } = {}) {
  const onVerified = jest.fn()
  const sent = { email, expiresAt: Date.now() + 600_000, resendsLeft }
  renderInTenant(<CodeForm sent={sent} onVerified={onVerified} />)
  return onVerified
}

describe("code form", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it("counts down from 10:00, then shows that the code expired and offers another", async () => {
    respondToCalls({})
    show()
    expect(screen.getByRole("timer").textContent).toBe("10:00")
    await later(61_000)
    expect(screen.getByRole("timer").textContent).toBe("8:59")
    expect(button("Resend Code").disabled).toBe(true)
    await user.type(screen.getByLabelText("Digit 1 of 6"), "123456")
    expect(button("Verify").disabled).toBe(false)
    await later(539_000)
    screen.getByText("Code expired. Please request a new one.")
    expect(button("Verify").disabled).toBe(true)
    expect(button("Resend Code").disabled).toBe(false)
  })

  it("restarts after a resend: full time, empty boxes, one resend less", async () => {
    respondToCalls({ "POST /api/auth/resend-otp": { body: { expiresInSeconds: 600, resendsLeft: 0 } } })
    show({ resendsLeft: 1 })
    await user.type(screen.getByLabelText("Digit 1 of 6"), "12")
    await later(600_000)
    await user.click(button("Resend Code"))
    await responded()
    expect(screen.getByRole("timer").textContent).toBe("10:00")
    expect(screen.getByLabelText<HTMLInputElement>("Digit 1 of 6").value).toBe("")
    screen.getByText("Maximum resend attempts reached")
    await later(600_000)
    expect(button("Resend Code").disabled).toBe(true)
    screen.getByText("Maximum resend attempts reached. Please try again later.")
  })

  it.each([
    ["Failed to resend OTP", "resend-otp", "Resend Code", 600_000],
    ["Invalid or expired OTP", "verify-otp", "Verify", 0],
  ])("shows %s for a refusal without a message", async (message, call, name, wait) => {
    respondToCalls({ [`POST /api/auth/${call}`]: { status: 500 } })
    show()
    await user.type(screen.getByLabelText("Digit 1 of 6"), "123456")
    await later(wait)
    await user.click(button(name))
    await responded()
    screen.getByText(message)
  })

  it("shows its own message when too many codes were requested", async () => {
    respondToCalls({ "POST /api/auth/resend-otp": { status: 429, body: { error: "Too many codes" } } })
    show()
    await later(600_000)
    await user.click(button("Resend Code"))
    await responded()
    screen.getByText("Too many requests. Please try again in 1 hour.")
  })

  it("accepts a pasted code, shows the success, and continues after one second", async () => {
    const requests = respondToCalls({ "POST /api/auth/verify-otp": { body: { verified: true } } })
    const onVerified = show()
    await user.click(screen.getByLabelText("Digit 1 of 6"))
    await user.paste("12 34-56")
    await user.click(button("Verify"))
    await responded()
    expect(requests.at(-1)?.body).toEqual({ email, otp: "123456" })
    screen.getByText("Email verified successfully!")
    await later(980)
    expect(onVerified).not.toHaveBeenCalled()
    await later(30)
    expect(onVerified).toHaveBeenCalledTimes(1)
  })

  it("keeps a wrong code for correction, and shows the error", async () => {
    respondToCalls({
      "POST /api/auth/verify-otp": { status: 400, body: { error: "Invalid or expired OTP" } },
    })
    const onVerified = show()
    await user.type(screen.getByLabelText("Digit 1 of 6"), "111111")
    await user.click(button("Verify"))
    await later(2000)
    screen.getByText("Invalid or expired OTP")
    expect(screen.getByLabelText<HTMLInputElement>("Digit 6 of 6").value).toBe("1")
    expect(onVerified).not.toHaveBeenCalled()
  })
})
