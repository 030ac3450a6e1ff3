import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from "node:crypto"

/** Signs texts. Anybody with the public key can verify that they are unchanged. */
export interface Signer {
  keyId: string
  /** SubjectPublicKeyInfo in PEM. */
  publicKey: string
  /** In base64url. */
  sign: (text: string) => string
  isSigned: (text: string, signature: string) => boolean
}

/** PKCS #8 header before the 32 bytes of an Ed25519 key (RFC 8410, section 7). */
const pkcs8Head = Buffer.from("302e020100300506032b657004220420", "hex")

/**
 * Derives an Ed25519 key from a secret, one for each use. The same secret gives the same key in every process and after
 * every restart, so nothing has to be stored.
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
