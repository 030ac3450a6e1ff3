import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { Client } from "./client"
import { product } from "./product"
import { expectStatus, PASSWORD } from "./shopper"
import { unique } from "./unique"

export interface NewStaff {
  email: string
  password: string
  /** Signed in at the Medusa server itself. */
  client: Client
}

/** One of the platform's people, made by Medusa's own command and signed in as Medusa Admin does it. */
export async function newStaff(): Promise<NewStaff> {
  const email = `${unique("staff")}@specs.test`
  const { env } = product()
  const cli = path.resolve("node_modules/@medusajs/cli/cli.js")
  await promisify(execFile)(process.execPath, [cli, "user", "-e", email, "-p", PASSWORD], {
    cwd: path.resolve(env["RATNA_SERVER_FOLDER"] ?? ".medusa/server"),
    env: { ...process.env, ...env },
  })
  const client = new Client("default", { medusa: true })
  const signedIn = await client.post<{ token: string }>("/auth/user/emailpass", { email, password: PASSWORD })
  const authorization = `Bearer ${expectStatus(signedIn, 200).body.token}`
  expectStatus(await client.post("/auth/session", {}, { headers: { authorization } }), 200)
  return { email, password: PASSWORD, client }
}
