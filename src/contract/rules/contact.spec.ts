import { contactBody } from "../contact"
import { asTextArea, contactOf } from "./contact"

const filled = { name: "Asha Rao", email: "Asha@Example.in", message: "Do you set stones?" }
const problemOf = (more: object): string | undefined =>
  contactBody.safeParse({ ...filled, ...more }).error?.issues[0]?.message

test("a shopper's message is taken as it was written, with blanks around it cut", () => {
  expect(contactBody.parse({ ...filled, message: " Two\r\nlines \n" })).toEqual({
    name: "Asha Rao",
    email: "asha@example.in",
    message: "Two\nlines",
  })
})

test.each([{ name: "" }, { name: " " }, { email: "" }, { email: 7 }, { message: "\r\n" }, { message: null }])(
  "what is left empty is asked for in the specification's words: %j",
  (more) => {
    expect(problemOf(more)).toBe("Please fill in all fields before submitting.")
  }
)

test("an address that nobody could answer to is refused", () => {
  expect(problemOf({ email: "asha@nowhere" })).toBe("Please enter a valid email address")
})

test.each([
  ["x".repeat(500), true],
  ["x".repeat(501), false],
  ["\r\n".repeat(249) + "xx", true],
  ["💎".repeat(250), true],
  ["💎".repeat(251), false],
])("the server takes a message of the length that the counter lets through (%#)", (message, fits) => {
  expect(asTextArea(message).length <= 500).toBe(fits)
  expect(problemOf({ message })).toBe(fits ? undefined : "Message must be at most 500 characters")
})

test("a shop's own contact entry goes before its branding; a blank one doesn't count", () => {
  const contact = { email: "brand@gems.example", phone: "1", address: null }
  expect(contactOf({ contact_email: "own@gems.example", contact_phone: " " }, { contact })).toEqual({
    email: "own@gems.example",
    phone: "1",
    address: "",
  })
})
