import { isRefusedForGood } from "./send-mail"

test.each([
  [{ code: "EENVELOPE", responseCode: 550 }, true],
  [{ code: "EMESSAGE", responseCode: 554 }, true],
  [{ code: "EENVELOPE", responseCode: 450 }, false],
  [{ code: "EAUTH", responseCode: 535 }, false],
  [{ code: "ECONNECTION" }, false],
  [new Error("timeout"), false],
])("%j is a permanent rejection: %p", (error, forGood) => {
  expect(isRefusedForGood(error)).toBe(forGood)
})
