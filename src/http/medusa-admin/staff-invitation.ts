import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { cookie, cookieName } from "../kernel/cookie"

const page = /^\/app\/invite\/?\?(?:[^#]*&)?token=([\w.-]{1,2000})(?:&|$)/

/**
 * Medusa Admin's invitation page registers first and sends its token afterwards. The page's URL contains the token, so
 * the browser gets a cookie that it sends with the registration.
 * @returns the cookie for a URL of that page, else undefined
 */
export function invitationCookieOf(url: string): string | undefined {
  const token = page.exec(url)?.[1]
  return token === undefined ? undefined : cookie("staffInvitation", token, 3_600)
}

/** Returns the invitation token of a registration, from its body or from the page's cookie. */
const tokenOf = (body: { invite_token?: unknown }, cookies: Record<string, unknown>): unknown =>
  body.invite_token ?? cookies[cookieName("staffInvitation")]

/** Returns whether a registration of this e-mail has its own invitation, neither used nor expired. */
export async function isInvited(
  container: MedusaContainer,
  body: { email?: unknown; invite_token?: unknown },
  cookies: Record<string, unknown>
): Promise<boolean> {
  const token = tokenOf(body, cookies)
  if (typeof token !== "string" || typeof body.email !== "string") return false
  // Throws for any token that isn't valid now.
  const invite = await container
    .resolve(Modules.USER)
    .validateInviteToken(token)
    .catch(() => undefined)
  return invite !== undefined && !invite.accepted && invite.email === body.email
}
