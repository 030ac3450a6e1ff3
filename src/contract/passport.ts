import { z } from "zod"
import { instant } from "./common"
import { product } from "./product"

/** Sixteen letters of Crockford's base 32: eighty random bits. */
export const passportCode = z
  .string()
  .regex(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  .meta({ examples: ["0123456789ABCDEF"] })

/** What was sold, as it was then, by the fields that all stones have and the gem facts that were known. */
const soldStone = product.omit({
  id: true,
  slug: true,
  description: true,
  price: true,
  currency: true,
  stock: true,
  isFeatured: true,
  createdAt: true,
})

/** What is signed. It says nothing of who bought the stone. */
export const passportRecord = z.object({
  code: passportCode,
  soldAt: instant,
  quantity: z.number().int().positive(),
  shop: z.object({ id: z.string(), name: z.string(), domain: z.string() }),
  stone: soldStone,
})
export type PassportRecord = z.infer<typeof passportRecord>

/** The dark modules as one SVG path in a square of `size` by `size`. */
const qrCode = z.object({ size: z.number().int(), path: z.string() })
export type QrCode = z.infer<typeof qrCode>

/** A passport with all that anybody needs to verify it without us. */
export const passport = z.object({
  code: passportCode,
  url: z.url(),
  qr: qrCode,
  /** The signed text to the letter: canonical JSON of the record. */
  payload: z.string(),
  /** Ed25519 over the payload's UTF-8 bytes, in base64url. */
  signature: z.string(),
  keyId: z.string(),
  /** Whether the signature is this platform's, and made for this code in this shop. */
  isGenuine: z.boolean(),
  /** Whether the sale was taken back since. */
  isCancelled: z.boolean(),
  /** The payload, read; null where it can't be. */
  record: passportRecord.nullable(),
})
export type Passport = z.infer<typeof passport>

/** The passport of one line of an order. */
export const orderPassport = z.object({
  itemId: z.string(),
  /** Its name as it was sold. */
  stone: z.string(),
  code: passportCode,
  url: z.url(),
  qr: qrCode,
})
export type OrderPassport = z.infer<typeof orderPassport>

export const passportKey = z.object({
  keyId: z.string(),
  algorithm: z.literal("Ed25519"),
  /** SubjectPublicKeyInfo in PEM. */
  publicKey: z.string(),
})

/** As people type it: hyphens, spaces and small letters are taken, and so is what looks like another letter. */
export const passportParams = z.object({
  code: z
    .string()
    .max(40)
    .transform((it) => it.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1")),
})
