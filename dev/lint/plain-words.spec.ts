import { RuleTester } from "eslint"
import { rules } from "./plain-words.cjs"

const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } })
const name = [{ messageId: "name" }]
const file = [{ messageId: "file" }]
const comment = [{ messageId: "comment" }]

tester.run("plain-words", rules["plain-words"], {
  valid: [
    { name: "longer words", code: "const mushroom = bedroom + desktop + maskedPan" },
    { name: "a column of the database", code: "const amount = row.asked_paise" },
    { name: "a text for people", code: 'const text = "Our desk is open. You asked, we told you."' },
    { name: "longer words in a comment", code: "// Broomsticks are adored outdoors." },
    { name: "a file with a longer word", code: "", filename: "src/mushrooms.ts" },
  ],
  invalid: [
    {
      name: "a variable, with the standard term in the message",
      code: "const setVerdict = 1",
      errors: [
        { message: "'setVerdict' contains 'verdict'. Use the standard term: result.", line: 1, column: 7 },
      ],
    },
    { name: "a function", code: "function roomFor() {}", errors: name },
    { name: "a member of two words", code: "const it = { turnedAway: 1 }", errors: name },
    { name: "a type after an abbreviation", code: "class HTTPDoor {}", errors: name },
    { name: "an element", code: "const it = <Desk />", errors: name },
    { name: "a private member", code: "class It { #told = 1 }", errors: name },
    { name: "a file", code: "", filename: "src/tenant-room.ts", errors: file },
    { name: "a spec", code: "", filename: "src/giving-way.spec.ts", errors: file },
    { name: "a line comment", code: "// The gateway is asked again", errors: comment },
    { name: "a phrase in a block comment", code: "/* Bulk work gives way to others. */", errors: comment },
  ],
})
