import { insertStaff } from "./accounts"
import { Client } from "./client"
import { rows } from "./database"
import { expectStatus, PASSWORD } from "./shopper"
import { unique } from "./unique"

/** E-mail address of `firstStaff`. */
export const FIRST = "staff@specs.test"

/** A staff user of Medusa Admin, on the Medusa server's own origin. */
export class Staff {
  private constructor(
    readonly client: Client,
    readonly email: string,
    readonly headers: Record<string, string>
  ) {}

  static async signIn(email: string, password = PASSWORD): Promise<Staff | undefined> {
    const client = new Client("default", { medusa: true })
    const { status, body } = await client.post<{ token: string }>("/auth/user/emailpass", { email, password })
    return status === 200 ? new Staff(client, email, { authorization: `Bearer ${body.token}` }) : undefined
  }

  get<T>(url: string) {
    return this.client.get<T>(url, { headers: this.headers })
  }

  post<T>(url: string, body: unknown = {}, headers: Record<string, string> = {}) {
    return this.client.post<T>(url, body, { headers: { ...this.headers, ...headers } })
  }

  delete<T>(url: string) {
    return this.client.delete<T>(url, { headers: this.headers })
  }

  /** Chooses the tenant that a platform staff user sees. */
  async choose(tenantId: string | null): Promise<this> {
    const path = "/admin/ratna/shown-tenant"
    expectStatus(await this.client.put(path, { tenantId }, { headers: this.headers }), 200)
    this.headers["cookie"] = [...this.client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    return this
  }

  /** Invites a new staff user. */
  async invite(email = `${unique("staff")}@specs.test`): Promise<{ email: string; token: string }> {
    const { body } = expectStatus(
      await this.post<{ invite: { token: string } }>("/admin/invites", { email }),
      200
    )
    return { email, token: body.invite.token }
  }
}

/** Inserts a staff user of the platform with the specs' password. */
export async function insertPlatformStaff(email: string): Promise<void> {
  await insertStaff(email)
  await assign(email, null)
}

/** Writes the same row as the command `staff:assign`. */
export const assign = (email: string, tenantId: string | null) =>
  rows(
    `insert into medusa_staff (user_id, tenant_id, is_platform)
     select id, $2, $2::text is null from "user" where email = $1
     on conflict (user_id) do update set tenant_id = excluded.tenant_id, is_platform = excluded.is_platform
     returning user_id`,
    [email, tenantId]
  )

/** Shared by all callers, so that the user is created once. */
let making: Promise<void> | undefined

/**
 * Returns the first platform staff user.
 * @param tenantId the tenant to choose
 */
export async function firstStaff(tenantId?: string): Promise<Staff> {
  const known = await Staff.signIn(FIRST)
  if (!known) await (making ??= insertPlatformStaff(FIRST))
  const staff = known ?? (await Staff.signIn(FIRST))
  if (!staff) throw new Error("the staff that was just made can't sign in")
  return tenantId === undefined ? staff : staff.choose(tenantId)
}

/** Invites a staff user. @param tenantId the tenant, null for the platform, undefined for neither */
export async function invitedStaff(tenantId?: string | null): Promise<Staff> {
  const { email, token } = await (await firstStaff()).invite()
  const client = new Client("default", { medusa: true })
  const body = { email, password: PASSWORD, invite_token: token }
  const registered = await client.post<{ token: string }>("/auth/user/emailpass/register", body)
  const headers = { authorization: `Bearer ${expectStatus(registered, 200).body.token}` }
  expectStatus(await client.post(`/admin/invites/accept?token=${token}`, { email }, { headers }), 200)
  if (tenantId !== undefined) await assign(email, tenantId)
  const staff = await Staff.signIn(email)
  if (!staff) throw new Error("a colleague who has accepted can't sign in")
  return staff
}
