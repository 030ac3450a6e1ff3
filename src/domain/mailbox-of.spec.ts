import { mailboxOf } from "./mailbox-of"

it.each([
  ["asha@ratna.test", "asha@ratna.test"],
  ["asha+1@ratna.test", "asha@ratna.test"],
  ["asha+1+2@ratna.test", "asha@ratna.test"],
  ["asha+@ratna.test", "asha@ratna.test"],
  ["+asha@ratna.test", "+asha@ratna.test"],
  ["no address", "no address"],
])("the mailbox of %s is %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
