import { valueWord } from "./words"

it("an admin reads when payment secrets were set as a date and time in India, not as a technical value", () => {
  expect(valueWord("branding", "paymentSecretsAt", "2026-11-25T10:02:16.736Z")).toBe(
    "25 November 2026 at 3:32 pm"
  )
  expect(valueWord("branding", "paymentSecretsAt", null)).toBe("empty")
})
