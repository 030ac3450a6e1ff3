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

/** What Medusa's tokens and sessions hold, with the sign-in that they come from. */
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
 * Puts the id of the sign-in into each token that Medusa answers with: a new id for a password, the same one for a token
 * that is refreshed or completed by a second factor. Sessions copy it from their token.
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
 * Refuses the tokens and sessions of a sign-in that was signed out.
 * @throws ApiError UNAUTHENTICATED
 */
export async function requireLiveSignIn(req: MedusaRequest): Promise<void> {
  const id = contextOf(req)?.sign_in_id
  if (id === undefined || (await hasEnded(req.scope, id)))
    throw new ApiError("UNAUTHENTICATED", "Please sign in")
}

/** What is used of the session that express-session puts on a request. */
interface Session {
  auth_context?: Claims
  regenerate: (done: (error: unknown) => void) => void
}
const sessionOf = (req: MedusaRequest): Session => req.session as Session

/**
 * Signs out: the token and the session that the request carries, and all that were made from the same sign-in. Medusa
 * answers a request with a session; it doesn't know how to sign out a token.
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

/** Gives the session a new id before Medusa signs it in: whoever knew the old one is not signed in with it. */
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

/** Runs once Medusa knows who is signed in; spelled as Medusa spells these calls. */
export const signInCalls = [
  { matcher: "/auth/session", methods: ["POST" as const], middlewares: [refuseEnded, renewSession] },
  { matcher: "/auth/token/refresh", methods: ["POST" as const], middlewares: [refuseEnded] },
  { matcher: "/auth/mfa/challenges/:id/verify", methods: ["POST" as const], middlewares: [refuseEnded] },
  { matcher: "/auth/mfa/factors", methods: ["GET" as const, "POST" as const], middlewares: [refuseEnded] },
  { matcher: "/auth/mfa/factors/:id", methods: ["DELETE" as const], middlewares: [refuseEnded] },
  { matcher: "/auth/mfa/factors/:id/verify", methods: ["POST" as const], middlewares: [refuseEnded] },
  { matcher: "/auth/mfa/recovery-codes", methods: ["POST" as const], middlewares: [refuseEnded] },
]
