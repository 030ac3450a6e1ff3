import { codeOf } from "./authenticator"
import { Client, type ClientOptions, type ClientResponse } from "./client"
import type { Staff } from "./medusa-staff"
import { expectStatus, PASSWORD } from "./shopper"

/** Turns the second factor on. @returns the secret for the authenticator app */
export async function enrol(staff: Staff): Promise<string> {
  const made = await staff.post<{ secret: string; mfa_factor: { id: string } }>("/auth/mfa/factors", {
    provider: "totp",
  })
  const { secret, mfa_factor: factor } = expectStatus(made, 200).body
  expectStatus(await staff.post(`/auth/mfa/factors/${factor.id}/verify`, { code: codeOf(secret) }), 200)
  return secret
}

/** Signs in with password and code. @param at another Medusa server */
export async function signInWithCode(
  email: string,
  secret: string,
  at: ClientOptions = { medusa: true }
): Promise<ClientResponse<{ token: string }>> {
  const client = new Client("default", at)
  const { body } = expectStatus(
    await client.post<{ token: string; mfa_challenge: { id: string } }>("/auth/user/emailpass", {
      email,
      password: PASSWORD,
    }),
    200
  )
  return client.post(
    `/auth/mfa/challenges/${body.mfa_challenge.id}/verify`,
    { method: "totp", code: codeOf(secret) },
    { headers: { authorization: `Bearer ${body.token}` } }
  )
}
