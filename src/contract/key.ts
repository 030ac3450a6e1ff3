import { z } from "zod"
import { lineText } from "./typed-text"
import { instant } from "./common"

/** Scopes of an API key. Write doesn't include read: a key that needs both has both. */
export const scopes = [
  "catalog:read",
  "catalog:write",
  "orders:read",
  "orders:write",
  "settings:read",
  "settings:write",
] as const
export type Scope = (typeof scopes)[number]

/** Max API keys per tenant at a time. */
export const maxKeys = 50

/** An API key in the list. It never contains the secret; `hint` is the secret's first characters. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  hint: z.string(),
  createdAt: instant,
  /** Name of its creator. */
  createdBy: z.string(),
  /** Rounded to the minute; null before its first use. */
  lastUsedAt: instant.nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

/** The only response that contains the key. */
export const newApiKey = apiKey.pick({ id: true, name: true, scopes: true }).extend({ key: z.string() })
export type NewApiKey = z.infer<typeof newApiKey>

export const keyCreateBody = z.object({
  name: lineText("Please give the key a name")
    .min(1, "Please give the key a name")
    .max(60, "A name has at most 60 characters"),
  scopes: z
    .array(z.enum(scopes, { error: `A scope is one of ${scopes.join(", ")}` }), {
      error: "Please choose what the key may do",
    })
    .min(1, "Please choose what the key may do")
    .transform((it) => scopes.filter((scope) => it.includes(scope))),
})
export type KeyCreateBody = z.output<typeof keyCreateBody>

export const keyParams = z.object({ id: z.string().min(1).max(100) })
