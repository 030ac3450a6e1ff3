import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { generateResetPasswordTokenWorkflow } from "@medusajs/medusa/core-flows"
import { passwordText } from "../../contract/rules/typed-text"
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

/**
 * Staff belong to the platform: their rate-limit counts are stored and purged with those of the platform's own tenant.
 */
async function scopeOf({ scope: container }: MedusaRequest) {
  const tenant = await findTenant(container, "slug", "default")
  return { container, tenant: { id: tenant?.id ?? "platform" } }
}

/** Counts wrong passwords before Medusa signs in. The response takes the same time whether or not the login exists. */
export const logIn: StaffCall = async (req, _res, next) => {
  const { email, password } = bodyOf(req)
  if (typeof email !== "string" || typeof password !== "string" || !password)
    throw new ApiError("UNAUTHENTICATED", "Invalid email or password")
  const scope = await scopeOf(req)
  const client = clientIn(req)
  // As at the tenants' login, each password check, a successful one included, takes about 80 ms of CPU.
  await countAgainstLimits(scope, [{ key: `staff-password-check:client:${client}`, max: 300 }], hour)
  const limits = staffLoginLimits(email, client)
  await requireWithinLimits(scope, limits, loginWindowSeconds)
  const stored = await checkStaffPassword(req.scope.resolve(Modules.AUTH), email, password)
  if (stored === undefined) {
    await countAgainstLimits(scope, limits, loginWindowSeconds)
    throw new ApiError("UNAUTHENTICATED", "Invalid email or password")
  }
  // Checked again: of many concurrent guesses, only those before the limit may learn their result.
  await requireWithinLimits(scope, limits, loginWindowSeconds)
  req.body = { ...bodyOf(req), password: stored }
  next()
}

/** A new password is stored in one form, whichever keyboard typed it. */
function normalizePassword(req: MedusaRequest): void {
  const { password } = bodyOf(req)
  if (typeof password === "string") req.body = { ...bodyOf(req), password: passwordText(password) }
}

/** Refuses registration without an invitation, so that nobody can take an address that may be invited later. */
export const register: StaffCall = async (req, _res, next) => {
  await countAgainstLimits(
    await scopeOf(req),
    [{ key: `staff-register:client:${clientIn(req)}`, max: 30 }],
    hour
  )
  if (!(await isInvited(req.scope, bodyOf(req), req.cookies as Record<string, unknown>)))
    throw new ApiError("FORBIDDEN", "Registering needs a valid invitation for this e-mail.")
  normalizePassword(req)
  next()
}

/** Responds before any lookup, so that neither the response nor its time reveals who has a login. */
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

/** Sets a new password with a reset token, which Medusa checks. */
export const update: StaffCall = async (req, _res, next) => {
  await countAgainstLimits(
    await scopeOf(req),
    [{ key: `staff-update:client:${clientIn(req)}`, max: 20 }],
    hour
  )
  normalizePassword(req)
  next()
}

/**
 * Limits guesses of the six-digit second-factor code: a caller who knows the password has ten guesses per sign-in
 * window, however many challenges they open. Runs after Medusa has authenticated the user.
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

/**
 * The endpoints that take such a code, spelled as in Medusa.
 * @param resealFactor makes the caller's second factor readable for Medusa
 */
export const codeCalls = (resealFactor: StaffCall) =>
  [
    { matcher: "/auth/mfa/challenges/:id/verify", methods: ["POST" as const] },
    { matcher: "/auth/mfa/factors/:id/verify", methods: ["POST" as const] },
    { matcher: "/auth/mfa/factors/:id", methods: ["DELETE" as const] },
  ].map((it) => ({ ...it, middlewares: [guessCode, resealFactor] }))
