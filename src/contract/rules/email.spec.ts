import { isEmailAddress } from "./email"

test.each([
  "asha@example.in",
  "asha.rao+shop@mail.example.co.in",
  "o'brien@example.com",
  "A_B-C@Example.IN",
  "1@2.in",
  "asha@xn--bcher-kva.example",
  `${"a".repeat(64)}@example.in`,
])("%p is an e-mail address", (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

const lists = [
  ",",
  ";",
  ":",
  "(",
  ")",
  "<",
  ">",
  "[",
  "]",
  '"',
  "\\",
  "@",
  " ",
  "\t",
  "\r\n",
  "\n",
  "\0",
  "\x7f",
]
const unseen = ["\u00a0", "\u200b", "\u2028", "\ufeff", "\u202e"]
test.each([...lists, ...unseen])(
  "with %p anywhere, one address could be read as another or as several",
  (sign) => {
    for (const text of [
      `as${sign}ha@example.in`,
      `${sign}asha@example.in`,
      `asha${sign}@example.in`,
      `asha@${sign}example.in`,
      `asha@exam${sign}ple.in`,
      `asha@example.in${sign}`,
      `asha@example.in${sign}victim@example.in`,
    ]) {
      expect([text, isEmailAddress(text)]).toEqual([text, false])
    }
  }
)

test.each([
  "аsha@example.in",
  "asha@exаmple.in",
  "as\u212aha@example.in",
  "asha@ex\u017fample.in",
  "asha@example。in",
  "ａsha@example.in",
])("a foreign letter that looks like a Latin one is refused: %p", (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

test.each([
  "",
  "asha",
  "@example.in",
  "asha@",
  "asha@localhost",
  "asha@1.2.3.4",
  "asha@-example.in",
  "asha@example-.in",
  "asha@example..in",
  "asha@.example.in",
  "asha@example.in.",
  ".asha@example.in",
  "asha.@example.in",
  "as..ha@example.in",
  "asha@exa_mple.in",
  `${"a".repeat(65)}@example.in`,
  `asha@${"a".repeat(64)}.in`,
  `asha@${"a.".repeat(130)}in`,
])("%p is not an e-mail address", (text) => {
  expect(isEmailAddress(text)).toBe(false)
})
