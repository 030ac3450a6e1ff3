import { redact } from "./redact"

it.each([
  ["550 <asha.rao+x@mail.example.in>: no such mailbox", "550 <[e-mail]>: no such mailbox"],
  ["to: asha@rao.in, ravi@rao.in.", "to: [e-mail], [e-mail]."],
  ["GET /reset-password?token=abc&x=1 failed", "GET /reset-password?[query] failed"],
  [
    "fetch https://pay.example.in/v1/orders?receipt=7 (502)",
    "fetch https://pay.example.in/v1/orders?[query] (502)",
  ],
])("a person's data in an error message doesn't reach the log: %s", (text, expected) => {
  expect(redact(text)).toBe(expected)
})

it("what an engineer needs stays: files of packages, questions", () => {
  const text = "at run (/srv/node_modules/@medusajs/medusa/dist/a.js:1:2) what? now"
  expect(redact(text)).toBe(text)
})
