import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { Client } from "./client"
import { product } from "./product"
import { expectStatus, PASSWORD } from "./shopper"
import { unique } from "./unique"

const FIRST = "staff@specs.test"

/** Somebody of the platform's staff, on the Medusa server's own origin. */
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

  /** Invites a new colleague. */
  async invite(email = `${unique("staff")}@specs.test`): Promise<{ email: string; token: string }> {
    const { body } = expectStatus(
      await this.post<{ invite: { token: string } }>("/admin/invites", { email }),
      200
    )
    return { email, token: body.invite.token }
  }
}

/** Makes one of the staff by Medusa's own command, with the specs' password. */
export async function makeStaff(email: string): Promise<void> {
  const { env } = product()
  const cli = path.resolve("node_modules/@medusajs/cli/cli.js")
  await promisify(execFile)(process.execPath, [cli, "user", "-e", email, "-p", PASSWORD], {
    cwd: path.resolve(env["RATNA_SERVER_FOLDER"] ?? ".medusa/server"),
    env: { ...process.env, ...env },
  })
}

/** The first of the staff, made as an operator makes it: by Medusa's own command. */
export async function firstStaff(): Promise<Staff> {
  const known = await Staff.signIn(FIRST)
  if (known) return known
  await makeStaff(FIRST)
  const made = await Staff.signIn(FIRST)
  if (!made) throw new Error("the staff that was just made can't sign in")
  return made
}
