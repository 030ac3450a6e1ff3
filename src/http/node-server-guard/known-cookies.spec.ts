import { knownCookies } from "./known-cookies"

const session = "connect.sid=s%3AxY_1-z.aB%2Bc%2Fd"

test.each([
  ["ratna_session=abc_-9; ratna_email_proof=x", "ratna_session=abc_-9; ratna_email_proof=x"],
  ["__Host-ratna_session=abc", "__Host-ratna_session=abc"],
  [`theme=dark; ${session}`, session],
  ['connect.sid=j:{"a":1}', undefined],
  ["connect.sid=j%3A%7B%22a%22%3A1%7D", undefined],
  ["connect.sid=s:a.b; connect.sid=j:[1]", "connect.sid=s:a.b"],
  ["ratna_session=j:[1]", undefined],
  ["ratna_session=J%3A[1]", undefined],
  ["_ga=1; =; x", undefined],
  ["", undefined],
  [undefined, undefined],
])("known cookies of %s are kept", (sent, passed) => {
  expect(knownCookies(sent)).toBe(passed)
})
