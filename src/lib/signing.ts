import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from "node:crypto"

/** Signs texts; whoever has the public key can tell that they are unchanged. */
export interface Signer {
  keyId: string
  /** SubjectPublicKeyInfo in PEM. */
  publicKey: string
  /** In base64url. */
  sign: (text: string) => string
  isSigned: (text: string, signature: string) => boolean
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, section 7). */
const pkcs8Head = Buffer.from("302e020100300506032b657004220420", "hex")

/**
 * The Ed25519 key that belongs to a secret, one for each use: the same secret gives the same key, in every process and
 * after every start, and nothing has to be kept.
 */
export function signerOf(secret: Buffer, use: string): Signer {
  const seed = Buffer.from(hkdfSync("sha256", secret, "", use, 32))
  const own: KeyObject = createPrivateKey({
    key: Buffer.concat([pkcs8Head, seed]),
    format: "der",
    type: "pkcs8",
  })
  const known = createPublicKey(own)
  const bytes = known.export({ format: "der", type: "spki" })
  return {
    keyId: createHash("sha256").update(bytes).digest("hex").slice(0, 16),
    publicKey: known.export({ format: "pem", type: "spki" }).toString(),
    sign: (text) => sign(null, Buffer.from(text), own).toString("base64url"),
    isSigned: (text, signature) =>
      verify(null, Buffer.from(text), known, Buffer.from(signature, "base64url")),
  }
}
