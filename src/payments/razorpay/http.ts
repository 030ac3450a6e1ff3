import type { z } from "zod"
import { env } from "../../config/env"
import { AmountTooHigh, BadCredentials, GatewayRefusal, GatewayUnavailable } from "../errors"

/** Timeout of one request and its response, after which the gateway counts as unavailable. */
const timeoutMs = 8_000

/** Client for Razorpay's REST API with one account's credentials. Throws GatewayUnavailable, GatewayRefusal. */
export class RazorpayHttp {
  private readonly authorization: string

  constructor({ keyId, keySecret }: { keyId: string; keySecret: string }) {
    this.authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`
  }

  get<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> {
    return this.send(path, schema, {})
  }

  post<S extends z.ZodType>(
    path: string,
    body: object,
    schema: S,
    headers: Record<string, string> = {}
  ): Promise<z.output<S>> {
    const init = { method: "POST", body: JSON.stringify(body) }
    return this.send(path, schema, { ...init, headers: { ...headers, "content-type": "application/json" } })
  }

  private async send<S extends z.ZodType>(
    path: string,
    schema: S,
    init: { method?: string; body?: string; headers?: Record<string, string> }
  ): Promise<z.output<S>> {
    const { status, body } = await exchange(`${env().RAZORPAY_API_URL.replace(/\/$/, "")}${path}`, {
      ...init,
      headers: { ...init.headers, authorization: this.authorization, accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (status < 200 || status > 299) throw refusalOf(status, body)
    const parsed = schema.safeParse(body)
    if (!parsed.success) throw new GatewayUnavailable("it responded with something else")
    return parsed.data
  }
}

/** @returns the status, and the body if it is JSON */
async function exchange(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, init)
    return { status: response.status, body: parsedJson(await response.text()) }
  } catch (error) {
    throw new GatewayUnavailable(reasonOf(error as Failed))
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Failed {
  name: string
  cause?: { code?: string }
}

const reasonOf = ({ name, cause }: Failed): string =>
  cause?.code ?? (name === "TimeoutError" ? "no response in time" : "no response")

function refusalOf(status: number, body: unknown): Error {
  if (status === 401) return new BadCredentials("status 401")
  // 408 and 429 are temporary.
  if (status >= 500 || [408, 429].includes(status)) return new GatewayUnavailable(`status ${status}`)
  const { error } = (body ?? {}) as { error?: { description?: string } }
  const description = error?.description ?? `status ${status}`
  const Refusal = /amount exceeds (the )?maximum amount/i.test(description) ? AmountTooHigh : GatewayRefusal
  return new Refusal(status, description)
}
