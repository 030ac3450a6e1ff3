import { createPublicKey, verify } from "node:crypto"
import { canonicalJson } from "./canonical-json"
import { signerOf } from "./signing"

const secret = Buffer.alloc(32, 7)
const text = canonicalJson({ b: 1, a: { d: [2, { f: null, e: "ü" }], c: undefined } })

describe("canonical JSON", () => {
  it("is the same text for any order of members", () => {
    expect(text).toBe('{"a":{"d":[2,{"e":"ü","f":null}]},"b":1}')
    expect(canonicalJson(JSON.parse(text))).toBe(text)
  })
})

describe("a signed text", () => {
  const signer = signerOf(secret, "specs")

  it("is verified with the public key alone", () => {
    const signature = Buffer.from(signer.sign(text), "base64url")
    expect(verify(null, Buffer.from(text), createPublicKey(signer.publicKey), signature)).toBe(true)
  })

  it("is rejected if a letter of it, or of its signature, was changed", () => {
    const signature = signer.sign(text)
    expect(signer.isSigned(text, signature)).toBe(true)
    expect(signer.isSigned(text.replace("1", "2"), signature)).toBe(false)
    expect(
      signer.isSigned(
        text,
        `A${signature.slice(1)}` === signature ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
      )
    ).toBe(false)
    expect(signer.isSigned(text, "")).toBe(false)
  })

  it("is signed with the same key after a restart, and with another key for another secret or use", () => {
    expect(signerOf(secret, "specs").keyId).toBe(signer.keyId)
    expect(signerOf(secret, "else").keyId).not.toBe(signer.keyId)
    expect(signerOf(Buffer.alloc(32, 8), "specs").keyId).not.toBe(signer.keyId)
  })
})
