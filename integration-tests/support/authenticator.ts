import { createHmac } from "node:crypto"

/** Generates the six-digit code of an authenticator app: RFC 6238, 30-second steps, SHA-1. */
export function codeOf(secret: string): string {
  const bits = Array.from(secret.replaceAll("=", ""), (it) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(it).toString(2).padStart(5, "0")
  ).join("")
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((it) => Number.parseInt(it, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac("sha1", key).update(counter).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0")
}

/** Generates a six-digit code that is invalid in the current time step and in the neighbouring steps. */
export const wrongCodeOf = (secret: string): string =>
  String((Number(codeOf(secret)) + 500_000) % 1_000_000).padStart(6, "0")
