import { z } from "zod"
import { spacelessText } from "./typed-text"
import { instant } from "./common"
import { product } from "./product"

/** 16 letters of Crockford's base 32: 80 random bits. */
export const passportCode = z
  .string()
  .regex(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  .meta({ examples: ["0123456789ABCDEF"] })

/** The sold product at the time of sale: the core fields and the known gem facts. */
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

/** The signed record. It contains nothing about the buyer. */
export const passportRecord = z.object({
  code: passportCode,
  soldAt: instant,
  quantity: z.number().int().positive(),
  shop: z.object({ id: z.string(), name: z.string(), domain: z.string() }),
  stone: soldStone,
})
export type PassportRecord = z.infer<typeof passportRecord>

/** A QR code: its dark modules as one SVG path in a square of `size` by `size`. */
const qrCode = z.object({ size: z.number().int(), path: z.string() })
export type QrCode = z.infer<typeof qrCode>

/** A passport with everything needed to verify it independently. */
export const passport = z.object({
  code: passportCode,
  url: z.url(),
  qr: qrCode,
  /** The exact signed text: canonical JSON of the record. */
  payload: z.string(),
  /** Ed25519 over the payload's UTF-8 bytes, in base64url. */
  signature: z.string(),
  keyId: z.string(),
  /** Whether this platform made the signature, for this code in this tenant. */
  isGenuine: z.boolean(),
  /** Whether the sale has been cancelled since. */
  isCancelled: z.boolean(),
  /** The parsed payload; null when it can't be parsed. */
  record: passportRecord.nullable(),
})
export type Passport = z.infer<typeof passport>

/** The passport of one line item of an order. */
export const orderPassport = z.object({
  itemId: z.string(),
  /** The product's name at the time of sale. */
  stone: z.string(),
  code: passportCode,
  url: z.url(),
  qr: qrCode,
})
export type OrderPassport = z.infer<typeof orderPassport>

const publicKey = z.object({
  keyId: z.string(),
  algorithm: z.literal("Ed25519"),
  /** SubjectPublicKeyInfo in PEM. */
  publicKey: z.string(),
})

/** The key that signs passports, and all keys that verify them: two while a key is replaced. */
export const passportKey = publicKey.extend({ keys: z.array(publicKey) })

/** A typed passport code. Hyphens, spaces, lower case and look-alike letters are accepted. */
export const passportParams = z.object({
  code: spacelessText()
    .max(40)
    .transform((it) => it.toUpperCase().replaceAll("-", "").replace(/O/g, "0").replace(/[IL]/g, "1")),
})
