import { randomBytes } from "node:crypto"
import { acceptedSecrets, derivedKeys, isAccepted, platformKeys } from "./accepted-secrets"

test("both values of a rotation are accepted, and nothing else", () => {
  const secrets = acceptedSecrets("the new secret", "the old secret")
  expect(isAccepted(secrets, "the new secret")).toBe(true)
  expect(isAccepted(secrets, "the old secret")).toBe(true)
  for (const other of ["", "the", "the new secre", "the new secret "])
    expect(isAccepted(secrets, other)).toBe(false)
})

test("without a rotation only the one value is accepted", () => {
  expect(acceptedSecrets("one", undefined)).toEqual(["one"])
  expect(acceptedSecrets("one", "one")).toEqual(["one"])
  expect(isAccepted(acceptedSecrets("one", undefined), "undefined")).toBe(false)
})

test("each purpose has a key of its own for each secret, in the same sequence", () => {
  const [first, second] = [randomBytes(32).toString("base64"), randomBytes(32).toString("base64")]
  const keys = [
    ...platformKeys([first, second]),
    ...derivedKeys([first, second], "a"),
    ...derivedKeys([first, second], "b"),
  ]
  expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(6)
  expect(derivedKeys([second, first], "a")).toEqual(derivedKeys([first, second], "a").toReversed())
})
