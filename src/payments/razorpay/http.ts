import Razorpay from "razorpay"
import type { z } from "zod"
import { env } from "../../config/env"
import { AmountTooHigh, BadCredentials, GatewayRefusal, GatewayUnavailable } from "../errors"

/** Timeout of one request, after which the gateway counts as unavailable. */
const timeoutMs = 8_000
/**
 * Client for Razorpay's REST API with one account's credentials, built on the official SDK. Throws GatewayUnavailable,
 * GatewayRefusal.
 */
export class RazorpayHttp {
  private readonly http: Http

  constructor({ keyId, keySecret }: { keyId: string; keySecret: string }) {
    const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret })
    // The SDK has no setting for host and timeout, only its own HTTP client has.
    this.http = (sdk as unknown as { api: { rq: Http } }).api.rq
    this.http.defaults.baseURL = env().RAZORPAY_API_URL
    this.http.defaults.timeout = timeoutMs
  }

  get<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> {
    return read(() => this.http.get(path), schema)
  }

  post<S extends z.ZodType>(
    path: string,
    body: object,
    schema: S,
    headers: Record<string, string> = {}
  ): Promise<z.output<S>> {
    return read(() => this.http.post(path, body, { headers }), schema)
  }
}

interface Http {
  defaults: { baseURL?: string; timeout?: number }
  get: (path: string) => Promise<{ data: unknown }>
  post: (
    path: string,
    body: object,
    options: { headers: Record<string, string> }
  ) => Promise<{ data: unknown }>
}

async function read<S extends z.ZodType>(
  call: () => Promise<{ data: unknown }>,
  schema: S
): Promise<z.output<S>> {
  let data: unknown
  try {
    data = (await call()).data
  } catch (error) {
    throw asGatewayError(error)
  }
  const parsed = schema.safeParse(data)
  if (!parsed.success) throw new GatewayUnavailable("it answered something else")
  return parsed.data
}

interface Failed {
  code?: string
  response?: { status: number; data?: { error?: { description?: string } } }
}

function asGatewayError(error: unknown): Error {
  const { response, code } = error as Failed
  if (response?.status === 401) return new BadCredentials("status 401")
  // 408 and 429 are temporary.
  if (!response || response.status >= 500 || [408, 429].includes(response.status)) {
    return new GatewayUnavailable(response ? `status ${response.status}` : (code ?? "no answer"))
  }
  const description = response.data?.error?.description ?? `status ${String(response.status)}`
  const Refusal = /amount exceeds (the )?maximum amount/i.test(description) ? AmountTooHigh : GatewayRefusal
  return new Refusal(response.status, description)
}
