import { Client } from "./client"
import { insertPlatformStaff } from "./medusa-staff"
import { expectStatus, PASSWORD } from "./shopper"
import { unique } from "./unique"

export interface NewStaff {
  email: string
  /** Client that is signed in at the Medusa server itself. */
  client: Client
  /** The `Authorization` header of programs. */
  authorization: string
}

/** Creates a platform staff user and signs in as Medusa Admin does. */
export async function newStaff(): Promise<NewStaff> {
  const email = `${unique("staff")}@specs.test`
  await insertPlatformStaff(email)
  const client = new Client("default", { medusa: true })
  const signedIn = await client.post<{ token: string }>("/auth/user/emailpass", { email, password: PASSWORD })
  const authorization = `Bearer ${expectStatus(signedIn, 200).body.token}`
  expectStatus(await client.post("/auth/session", {}, { headers: { authorization } }), 200)
  return { email, client, authorization }
}
