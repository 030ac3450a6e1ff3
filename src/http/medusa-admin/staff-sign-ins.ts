import {
  type AuthContext,
  type AuthenticatedMedusaRequest,
  getAuthContextFromJwtToken,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys, generateJwtToken } from "@medusajs/framework/utils"
import { env } from "../../config/env"
import { ApiError } from "../../lib/api-error"
import { newId } from "../../lib/ids"
import { endSignIn, hasEnded } from "../../modules/tenant/staff-sign-outs"

/** Claims of Medusa's tokens and sessions, with the id of the sign-in that created them. */
interface Claims extends AuthContext {
  sign_in_id?: string
  iat?: number
  exp?: number
}

const contextOf = (req: MedusaRequest): Claims | undefined =>
  (req as Partial<AuthenticatedMedusaRequest>).auth_context

const jwtOptionsOf = (req: MedusaRequest) =>
  req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http.jwtOptions

const claimsIn = (req: MedusaRequest, authorization: string | undefined): Claims | null =>
  getAuthContextFromJwtToken(authorization, env().JWT_SECRET, ["bearer"], ["*"], undefined, jwtOptionsOf(req))

/**
 * Adds the sign-in id to each token in Medusa's responses: a new id for a password, the same id for a token that is
 * refreshed or completed by a second factor. Sessions copy it from their token.
 */
export function nameSignIn(req: MedusaRequest, res: MedusaResponse): void {
  const send = res.json.bind(res)
  res.json = (body: unknown) => {
    const token = typeof body === "object" && body !== null && "token" in body ? body.token : undefined
    const claims = typeof token === "string" ? claimsIn(req, `Bearer ${token}`) : null
    if (!claims) return send(body)
    const jwtOptions = jwtOptionsOf(req)
    const { iat = 0, exp = 0, ...rest } = claims
    const named = generateJwtToken(
      { ...rest, sign_in_id: contextOf(req)?.sign_in_id ?? newId("sign_in") },
      { secret: env().JWT_SECRET, expiresIn: exp - iat, ...(jwtOptions ? { jwtOptions } : {}) }
    )
    return send({ ...(body as object), token: named })
  }
}

/**
 * Refuses the tokens and sessions of a sign-in that has been signed out.
 * @throws ApiError UNAUTHENTICATED
 */
export async function requireLiveSignIn(req: MedusaRequest): Promise<void> {
  const id = contextOf(req)?.sign_in_id
  if (id === undefined || (await hasEnded(req.scope, id)))
    throw new ApiError("UNAUTHENTICATED", "Please sign in")
}

/** The properties used of express-session's session. */
interface Session {
  auth_context?: Claims
  regenerate: (done: (error: unknown) => void) => void
}
const sessionOf = (req: MedusaRequest): Session => req.session as Session

/**
 * Signs out the request's token and session, and all others created from the same sign-in. Medusa's own sign-out ends a
 * session only; it can't revoke a token.
 */
export async function signOut(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction
): Promise<void> {
  const session = sessionOf(req).auth_context
  const token = claimsIn(req, req.headers.authorization)
  for (const { sign_in_id: id } of [session, token].filter((it) => it !== undefined && it !== null))
    if (id !== undefined) await endSignIn(req.scope, id)
  if (session ?? !token) next()
  else res.json({ success: true })
}

/**
 * Gives the session a new id before Medusa signs it in, against session fixation: a holder of the old id isn't signed
 * in.
 */
async function renewSession(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    sessionOf(req).regenerate((error: unknown) => {
      if (error) reject(error instanceof Error ? error : new Error("The session could not be renewed"))
      else resolve()
    })
  })
  next()
}

async function refuseEnded(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction
): Promise<void> {
  await requireLiveSignIn(req)
  next()
}

/** Runs after Medusa has authenticated the user. Paths are spelled as in Medusa. */
export const signInCalls = [
  { matcher: "/auth/session", methods: ["POST" as const], middlewares: [refuseEnded, renewSession] },
  { matcher: "/auth/token/refresh", methods: ["POST" as const], middlewares: [refuseEnded] },
  { matcher: "/auth/mfa/challenges/:id/verify", methods: ["POST" as const], middlewares: [refuseEnded] },
  { matcher: "/auth/mfa/factors", methods: ["GET" as const, "POST" as const], middlewares: [refuseEnded] },
  { matcher: "/auth/mfa/factors/:id", methods: ["DELETE" as const], middlewares: [refuseEnded] },
  { matcher: "/auth/mfa/factors/:id/verify", methods: ["POST" as const], middlewares: [refuseEnded] },
  { matcher: "/auth/mfa/recovery-codes", methods: ["POST" as const], middlewares: [refuseEnded] },
]
