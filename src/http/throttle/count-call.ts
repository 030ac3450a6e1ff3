import type { RequestContext } from "../kernel/context"
import { mailboxOf } from "../../domain/mailbox-of"
import { clientOf, type Limit, countAgainstLimits } from "./rate-limit"
import type { EndpointLimit } from "../../contract/endpoints/endpoint"

const windowSeconds = 3600

/**
 * Counts a request against the rate limits that its endpoint declares.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export async function countCall(
  ctx: RequestContext,
  limits: readonly EndpointLimit[],
  body: unknown
): Promise<void> {
  await countAgainstLimits(
    ctx,
    limits.map((it): Limit => ({ key: `${it.name}:${whose(ctx, it, body)}`, max: it.maxPerHour })),
    windowSeconds
  )
}

function whose(ctx: RequestContext, { name, per }: EndpointLimit, body: unknown): string {
  if (per === "account" && ctx.signedIn) return `account:${ctx.signedIn.account.id}`
  if (per !== "email") return `client:${clientOf(ctx)}`
  const { email } = (body ?? {}) as { email?: unknown }
  if (typeof email !== "string") throw new Error(`The limit "${name}" needs an e-mail in the body`)
  return `email:${mailboxOf(email)}`
}

/** Describes a rate limit in the API description. */
export const limitText = ({ per, maxPerHour }: EndpointLimit): string =>
  `At most ${String(maxPerHour)} calls an hour for one ${perText[per]}.`

const perText: Record<EndpointLimit["per"], string> = {
  client: "client address",
  account: "account, or for one client address where nobody is signed in",
  email: "e-mail, without its plus-tag",
}
