import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { generateResetPasswordTokenWorkflow } from "@medusajs/medusa/core-flows"
import { env } from "../../config/env"
import { ApiError } from "../../lib/api-error"
import { mailboxOf } from "../../domain/mailbox-of"
import { loginWindowSeconds } from "../../modules/account/login-limits"
import { passwordProvider } from "../../domain/login-name"
import { checkStaffPassword, staffLoginLimits } from "../../modules/account/staff-password"
import { findTenant } from "../../modules/tenant/find-tenant"
import { peerOf } from "../kernel/peer"
import { clientOf, requireWithinLimits, countAgainstLimits } from "../throttle/rate-limit"
import { isInvited } from "./staff-invitation"

export type StaffCall = (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => Promise<void>
interface Body {
  email?: unknown
  password?: unknown
  identifier?: unknown
  invite_token?: unknown
}

const hour = 3_600
const bodyOf = (req: MedusaRequest): Body => req.body ?? {}
const clientIn = (req: MedusaRequest): string => clientOf(peerOf(req))

/** Staff belongs to the platform: its counts stand, and are purged, with those of the platform's own tenant. */
async function scopeOf({ scope: container }: MedusaRequest) {
  const tenant = await findTenant(container, "slug", "default")
  return { container, tenant: { id: tenant?.id ?? "platform" } }
}

/** Medusa signs in; before that, wrong passwords are counted and take the same time whether or not there is a login. */
export const logIn: StaffCall = async (req, _res, next) => {
  const { email, password } = bodyOf(req)
  if (typeof email !== "string" || typeof password !== "string" || !password)
    throw new ApiError("UNAUTHENTICATED", "Invalid email or password")
  const scope = await scopeOf(req)
  const client = clientIn(req)
  // As at the tenants' login: each password that is checked, a right one too, takes some 80 ms of CPU.
  await countAgainstLimits(scope, [{ key: `staff-password-check:client:${client}`, max: 300 }], hour)
  const limits = staffLoginLimits(email, client)
  await requireWithinLimits(scope, limits, loginWindowSeconds)
  if (!(await checkStaffPassword(req.scope.resolve(Modules.AUTH), email, password))) {
    await countAgainstLimits(scope, limits, loginWindowSeconds)
    throw new ApiError("UNAUTHENTICATED", "Invalid email or password")
  }
  // Again: of many guesses at once, only those before the limit may learn whether they were right.
  await requireWithinLimits(scope, limits, loginWindowSeconds)
  next()
}

/** Who has no invitation can't take an address that somebody else may be invited with. */
export const register: StaffCall = async (req, _res, next) => {
  await countAgainstLimits(
    await scopeOf(req),
    [{ key: `staff-register:client:${clientIn(req)}`, max: 30 }],
    hour
  )
  if (!(await isInvited(req.scope, bodyOf(req), req.cookies as Record<string, unknown>)))
    throw new ApiError("FORBIDDEN", "Registering needs a valid invitation for this e-mail.")
  next()
}

/** Answered before anything is looked up, so that neither the answer nor its time says who has a login. */
export const askForReset: StaffCall = async (req, res, next) => {
  const { identifier } = bodyOf(req)
  const limits = [
    { key: `staff-reset:account:${mailboxOf(String(identifier).toLowerCase())}`, max: 3 },
    { key: `staff-reset:client:${clientIn(req)}`, max: 20 },
  ]
  await countAgainstLimits(await scopeOf(req), limits, hour)
  if (typeof identifier !== "string") {
    next()
    return
  }
  res.sendStatus(201)
  const input = {
    entityId: identifier,
    actorType: "user",
    provider: passwordProvider,
    secret: env().JWT_SECRET,
  }
  await generateResetPasswordTokenWorkflow(req.scope).run({ input, throwOnError: false })
}

/** A new password by the token of a reset, which Medusa checks. */
export const update: StaffCall = async (req, _res, next) => {
  await countAgainstLimits(
    await scopeOf(req),
    [{ key: `staff-update:client:${clientIn(req)}`, max: 20 }],
    hour
  )
  next()
}

/**
 * A code of the second factor has six digits: whoever knows the password may guess ten times in the window of a sign-in,
 * however many challenges they open. Runs once Medusa knows who is signed in.
 */
const guessCode: StaffCall = async (req, _res, next) => {
  const { auth_context: auth } = req as Partial<AuthenticatedMedusaRequest>
  if (auth?.actor_type !== "user") throw new ApiError("FORBIDDEN", "This call is not open.")
  const limits = [
    { key: `staff-code:identity:${auth.auth_identity_id}`, max: 10 },
    { key: `staff-code:client:${clientIn(req)}`, max: 50 },
  ]
  await countAgainstLimits(await scopeOf(req), limits, loginWindowSeconds)
  next()
}

/** The calls that take such a code, spelled as Medusa spells them. */
export const codeCalls = [
  { matcher: "/auth/mfa/challenges/:id/verify", methods: ["POST" as const] },
  { matcher: "/auth/mfa/factors/:id/verify", methods: ["POST" as const] },
  { matcher: "/auth/mfa/factors/:id", methods: ["DELETE" as const] },
].map((it) => ({ ...it, middlewares: [guessCode] }))
