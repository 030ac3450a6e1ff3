import { z } from "zod"
import { instant } from "./common"

/** What a key may do. To write is not to read: whoever needs both asks for both. */
export const scopes = [
  "catalog:read",
  "catalog:write",
  "orders:read",
  "orders:write",
  "settings:read",
  "settings:write",
] as const
export type Scope = (typeof scopes)[number]

/** So many keys a shop may have at a time. */
export const maxKeys = 50

/** A key as it is listed: never the secret itself, of which `hint` shows the first characters. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  hint: z.string(),
  createdAt: instant,
  /** Who made it. */
  createdBy: z.string(),
  /** To the minute; null before its first call. */
  lastUsedAt: instant.nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

/** The one answer that holds the key. */
export const newApiKey = apiKey.pick({ id: true, name: true, scopes: true }).extend({ key: z.string() })
export type NewApiKey = z.infer<typeof newApiKey>

export const keyCreateBody = z.object({
  name: z
    .string({ error: "Please give the key a name" })
    .trim()
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
