import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { cookie, cookieName } from "../kernel/cookie"

const page = /^\/app\/invite\/?\?(?:[^#]*&)?token=([\w.-]{1,2000})(?:&|$)/

/**
 * Medusa Admin's page of an invitation registers first and shows its token afterwards. The page's address has the
 * token, so that its browser is given a cookie to show with the registration.
 * @returns the cookie for an address of that page, else undefined
 */
export function invitationCookieOf(url: string): string | undefined {
  const token = page.exec(url)?.[1]
  return token === undefined ? undefined : cookie("staffInvitation", token, 3_600)
}

/** The token of the invitation that a registration shows: in its body, or by the page's cookie. */
const tokenOf = (body: { invite_token?: unknown }, cookies: Record<string, unknown>): unknown =>
  body.invite_token ?? cookies[cookieName("staffInvitation")]

/** Whether a registration of this e-mail shows an invitation of its own that is neither used nor over. */
export async function isInvited(
  container: MedusaContainer,
  body: { email?: unknown; invite_token?: unknown },
  cookies: Record<string, unknown>
): Promise<boolean> {
  const token = tokenOf(body, cookies)
  if (typeof token !== "string" || typeof body.email !== "string") return false
  // It throws for whatever isn't a token of today.
  const invite = await container
    .resolve(Modules.USER)
    .validateInviteToken(token)
    .catch(() => undefined)
  return invite !== undefined && !invite.accepted && invite.email === body.email
}
