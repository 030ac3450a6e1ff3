import { readCookies } from "./read-cookies"

test.each([
  [undefined, {}],
  ["", {}],
  ["ratna_session=abc_-9; ratna_email_proof=x%2By", { ratna_session: "abc_-9", ratna_email_proof: "x+y" }],
  ["a=1; a=2", { a: "1" }],
  ["a=b=c", { a: "b=c" }],
  ["a=%ff", { a: "%ff" }],
  ["a=%00; =x; ;; b", {}],
])("the cookies of %j are %j", (header, cookies) => {
  expect(readCookies(header)).toEqual(cookies)
})

it("a cookie can't become a property of all objects", () => {
  const cookies = readCookies("__proto__=x")
  expect(Object.keys(cookies)).toEqual(["__proto__"])
  expect(Object.getPrototypeOf(cookies)).toBe(Object.prototype)
})
