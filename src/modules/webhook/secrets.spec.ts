import { randomBytes } from "node:crypto"
import { Webhook } from "standardwebhooks"
import { newSecret, oldSecretUntil, rotated, sealSecret, signedHeaders, webhookKeys } from "./secrets"

const place = {
  keys: webhookKeys([randomBytes(32).toString("base64")]),
  tenantId: "ten_1",
  endpointId: "hook_1",
}
const [first, second] = [newSecret(), newSecret()]
const now = new Date()
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const message = { id: "msg_1", body: `{"type":"order.placed"}` }
const sealedFirst = sealSecret(place, first)
const both = rotated([sealedFirst], sealSecret(place, second), now)

/** Whether a receiver with this secret accepts a message signed with those. */
const takes = (secret: string, secrets: typeof both, at = now): boolean => {
  const headers = signedHeaders({ ...place, ...message, secrets, now: at })
  try {
    // The library also checks the time, which another spec covers, so the header has the current time.
    new Webhook(secret).verify(message.body, headers)
    return true
  } catch {
    return false
  }
}
const signatures = (secrets: typeof both, at: Date) =>
  signedHeaders({ ...place, ...message, secrets, now: at })["webhook-signature"].split(" ")

it("receivers with the old and with the new secret both accept deliveries during a rotation", () => {
  expect([takes(first, both), takes(second, both), takes(newSecret(), both)]).toEqual([true, true, false])
  expect(takes(second, [sealedFirst])).toBe(false)
})

it("a day after the rotation only the new secret signs", () => {
  expect(signatures(both, hours(23))).toHaveLength(2)
  expect(signatures(both, hours(25))).toEqual([new Webhook(second).sign(message.id, hours(25), message.body)])
  expect(oldSecretUntil(both, now)).toBe(hours(24).toISOString())
  expect(oldSecretUntil(both, hours(25))).toBeNull()
})

it("another rotation neither extends the first secret's expiry nor exceeds the maximum number of secrets", () => {
  const later = rotated(both, sealSecret(place, newSecret()), hours(10))
  expect(later.map((it) => it.until)).toEqual([null, hours(34).toISOString(), hours(24).toISOString()])
  const many = Array.from({ length: 20 }).reduce<typeof both>(
    (all) => rotated(all, sealSecret(place, newSecret()), now),
    both
  )
  expect(many).toHaveLength(5)
})

it("a secret copied to the row of another tenant or webhook can't be decrypted", () => {
  for (const other of [{ tenantId: "ten_2" }, { endpointId: "hook_2" }])
    expect(() => signedHeaders({ ...place, ...other, ...message, secrets: both, now })).toThrow()
  expect(JSON.stringify(both)).not.toContain(first.slice(6, 20))
})
