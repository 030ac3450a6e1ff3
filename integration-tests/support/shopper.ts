import type { User } from "../../src/contract/auth"
import { insertSession, insertShopper, PASSWORD } from "./accounts"
import { Client, type ClientResponse } from "./client"
import { codeIn, mailAbout, mailsTo } from "./mailbox"
import { unique } from "./unique"

export { PASSWORD }

export interface Shopper {
  client: Client
  email: string
  password: string
  user: User
}

/** @throws Error with the body if the status differs */
export function expectStatus<T>(response: ClientResponse<T>, status: number): ClientResponse<T> {
  if (response.status !== status) {
    throw new Error(`expected ${status}, got ${response.status}: ${JSON.stringify(response.body)}`)
  }
  return response
}

/** Creates a shopper with a verified e-mail who is signed in. `signUp` does the same by the way of a visitor. */
export async function newShopper(slug = "default"): Promise<Shopper> {
  const client = new Client(slug)
  const email = `${unique("shopper")}@specs.test`
  const user = await insertShopper(slug, email, "Asha Rao")
  await insertSession(client, user.id)
  return { client, email, password: PASSWORD, user }
}

/**
 * Signs up a new shopper and verifies the e-mail with the code in the mail.
 * @param known an address that received a code before
 */
export async function signUp(slug = "default", known?: string): Promise<Shopper> {
  const client = new Client(slug)
  const email = known ?? `${unique("shopper")}@specs.test`
  const about = /verification code/
  const before = known === undefined ? [] : (await mailsTo(known)).filter((it) => about.test(it.subject))
  expectStatus(await client.post("/api/auth/send-otp", { email }), 200)
  const otp = codeIn(await mailAbout(email, about, before.length))
  expectStatus(await client.post("/api/auth/verify-otp", { email, otp }), 200)
  const body = { email, name: "Asha Rao", password: PASSWORD }
  const { body: user } = expectStatus(await client.post<User>("/api/auth/complete-registration", body), 201)
  return { client, email, password: PASSWORD, user }
}

/** Signs in an existing account. */
export async function signIn(email: string, password: string, slug = "default"): Promise<Client> {
  const client = new Client(slug)
  expectStatus(await client.post("/api/auth/login", { email, password }), 200)
  return client
}
