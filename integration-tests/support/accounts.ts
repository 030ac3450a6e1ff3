import { createHash, randomBytes } from "node:crypto"
import type { User } from "../../src/contract/auth"
import { cookieNameOf } from "../../src/contract/cookies"
import type { Client } from "./client"
import { rows } from "./database"
import { product } from "./product"

export const PASSWORD = "Spec1234"

/** The stored form of PASSWORD, as Medusa's provider makes it. A constant, because each file would hash it again. */
const PASSWORD_HASH =
  "c2NyeXB0AA8AAAAIAAAAAZLP6vxWSVES3gsNYmA9RACaL3FrdvNaJB9RSANf3OVwlEkKx5+RMLIh84QltnP09miWaAzGr5JRSNGecb+UXluuHBPhocTmfK5p3cL2TA4Q"

const newId = (prefix: string): string => `${prefix}_${randomBytes(13).toString("hex")}`

/** Inserts a verified shopper whose password is PASSWORD, as a sign-up would leave them. */
export async function insertShopper(slug: string, email: string, name: string): Promise<User> {
  const [first = "", ...rest] = name.split(" ")
  const [customer, identity] = [newId("cus"), newId("authid")]
  const [user] = await rows<User>(
    `with own as (select id from tenant where slug = $1),
     customer as (
       insert into customer (id, email, first_name, last_name, has_account, metadata)
       select $2, $3, $4, $5, true, jsonb_build_object('tenant_id', id) from own),
     identity as (
       insert into auth_identity (id, app_metadata) values ($6, jsonb_build_object('customer_id', $2::text))),
     provider as (
       insert into provider_identity (id, entity_id, provider, auth_identity_id, provider_metadata)
       select $7, id || ':' || $3, 'emailpass', $6, jsonb_build_object('password', $8::text) from own)
     insert into account (tenant_id, id, email, name, role, is_email_verified, customer_id, auth_identity_id)
     select id, $9, $3, $10, 'CUSTOMER', true, $2, $6 from own
     returning id, email, name, role, is_email_verified as "isEmailVerified", created_at as "createdAt"`,
    [slug, customer, email, first, rest.join(" "), identity, newId("prov"), PASSWORD_HASH, newId("acc"), name]
  )
  if (!user) throw new Error(`No tenant ${slug}`)
  return { ...user, createdAt: new Date(user.createdAt).toISOString() }
}

/** Does what a mailed invitation leads to: the account has PASSWORD and a verified e-mail. @returns its id */
export async function acceptInvitation(slug: string, email: string): Promise<string> {
  const [account] = await rows<{ id: string }>(
    `with opened as (
       update account set is_email_verified = true
       where tenant_id = (select id from tenant where slug = $1) and email = $2 returning *),
     provider as (
       update provider_identity set provider_metadata = jsonb_build_object('password', $3::text)
       where auth_identity_id = (select auth_identity_id from opened) and provider = 'emailpass')
     select id from opened`,
    [slug, email, PASSWORD_HASH]
  )
  if (!account) throw new Error(`${email} has no account at ${slug}`)
  return account.id
}

/** Signs the client in without a password. */
export async function insertSession(client: Client, accountId: string): Promise<void> {
  const token = randomBytes(32).toString("base64url")
  await rows(
    `insert into session (tenant_id, token_hash, id, account_id, client_ip, expires_at)
     select tenant_id, $1, $2, id, $3, now() + interval '7 days' from account where id = $4`,
    [createHash("sha256").update(token).digest("hex"), newId("ses"), "127.0.0.1", accountId]
  )
  client.cookies.set(cookieNameOf("session", product().site !== undefined), token)
}

/** Inserts a user of Medusa Admin whose password is PASSWORD, without a tenant. */
export async function insertStaff(email: string): Promise<void> {
  await rows(
    `with staff as (insert into "user" (id, email) values ($1, $2)),
     identity as (
       insert into auth_identity (id, app_metadata) values ($3, jsonb_build_object('user_id', $1::text)))
     insert into provider_identity (id, entity_id, provider, auth_identity_id, provider_metadata)
     values ($4, $2, 'emailpass', $3, jsonb_build_object('password', $5::text))`,
    [newId("user"), email, newId("authid"), newId("prov"), PASSWORD_HASH]
  )
}
