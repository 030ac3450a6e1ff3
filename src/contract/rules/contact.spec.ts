import { contactBody } from "../contact"
import { contactOf } from "./contact"

const filled = { name: "Asha Rao", email: "Asha@Example.in", message: "Do you set stones?" }
const problemOf = (more: object): string | undefined =>
  contactBody.safeParse({ ...filled, ...more }).error?.issues[0]?.message

test("a shopper's message is accepted with surrounding blanks trimmed", () => {
  expect(contactBody.parse({ ...filled, message: " Two\r\nlines \n" })).toEqual({
    name: "Asha Rao",
    email: "asha@example.in",
    message: "Two\nlines",
  })
})

test.each([{ name: "" }, { name: " " }, { email: "" }, { email: 7 }, { message: "\r\n" }, { message: null }])(
  "an empty field is reported with the specification's message: %j",
  (more) => {
    expect(problemOf(more)).toBe("Please fill in all fields before submitting.")
  }
)

test("an undeliverable e-mail is refused", () => {
  expect(problemOf({ email: "asha@nowhere" })).toBe("Please enter a valid email address")
})

test.each([
  ["x".repeat(500), true],
  ["x".repeat(501), false],
  ["\r\n".repeat(249) + "xx", true],
  ["💎".repeat(250), true],
  ["💎".repeat(251), false],
])("the server accepts exactly the message lengths that the counter accepts (%#)", (message, fits) => {
  // A text area counts a line break as one character.
  expect(message.replaceAll("\r\n", "\n").length <= 500).toBe(fits)
  expect(problemOf({ message })).toBe(fits ? undefined : "Message must be at most 500 characters")
})

test("a tenant's contact text takes precedence over its branding unless it is blank", () => {
  const contact = { email: "brand@gems.example", phone: "1", address: null }
  expect(contactOf({ contact_email: "own@gems.example", contact_phone: " " }, { contact })).toEqual({
    email: "own@gems.example",
    phone: "1",
    address: "",
  })
})
