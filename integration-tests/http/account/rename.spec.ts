import type { User } from "../../../src/contract/auth"
import type { HistoryEntry } from "../../../src/contract/history"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { expectStatus, newShopper } from "../../support/shopper"
import { newTenant } from "../../support/tenant"

jest.setTimeout(60_000)

const customerOf = ({ id }: User) =>
  rows<{ first_name: string; last_name: string }>(
    `select c.first_name, c.last_name from customer c join account a on a.customer_id = c.id where a.id = $1`,
    [id]
  )

it("a shopper who has married or was misspelled corrects their name, and nobody else's", async () => {
  const { client, user } = await newShopper()
  const other = await newShopper()
  const { body } = expectStatus(await client.put<User>("/api/account", { name: "  Asha Rao Mehta " }), 200)
  expect(body).toEqual({ ...user, name: "Asha Rao Mehta" })
  expect((await client.get<User>("/api/auth/me")).body.name).toBe("Asha Rao Mehta")
  expect(await customerOf(user)).toEqual([{ first_name: "Asha", last_name: "Rao Mehta" }])
  expect((await other.client.get<User>("/api/auth/me")).body.name).toBe("Asha Rao")
})

it("the rules are those of sign-up, and a visitor has no name to change", async () => {
  const { client } = await newShopper()
  expect(await client.put("/api/account", { name: " " })).toMatchObject({
    status: 400,
    body: { error: "Please fill in all fields" },
  })
  expectStatus(await client.put("/api/account", { name: "x".repeat(121) }), 400)
  expectStatus(await new Client().put("/api/account", { name: "Asha" }), 401)
})

it("the history shows when an admin has changed the name that stands beside every change", async () => {
  const { admin } = await newTenant()
  const { body: user } = await admin.get<User>("/api/auth/me")
  expectStatus(await admin.put("/api/account", { name: "Ravi Kumar" }), 200)
  const { body } = await admin.get<HistoryEntry[]>(`/api/admin/history?entity=staff&id=${user.id}`)
  expect(body[0]).toMatchObject({ changes: [{ field: "name", from: user.name, to: "Ravi Kumar" }] })
})
