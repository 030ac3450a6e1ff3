import { randomBytes } from "node:crypto"
import { openPan, panMark, sealPan } from "./buyer-pan"

const secret = randomBytes(32).toString("base64")
const other = randomBytes(32).toString("base64")
const pan = "AAAPA1234A"

describe("a buyer's PAN", () => {
  it("is stored without its middle in plain text, and opens again for the invoice", () => {
    const kept = sealPan(secret, "ten_a", pan)
    expect(kept.masked).toBe("AAAPA****A")
    expect(JSON.stringify(kept)).not.toContain("1234")
    expect(openPan(secret, "ten_a", kept)).toBe(pan)
  })

  it("doesn't open for another tenant, nor with another key", () => {
    const kept = sealPan(secret, "ten_a", pan)
    expect(() => openPan(secret, "ten_b", kept)).toThrow()
    expect(() => openPan(other, "ten_a", kept)).toThrow()
  })

  it("has a stable fingerprint, which differs for another tenant or key", () => {
    expect(sealPan(secret, "ten_a", pan).sealed).not.toBe(sealPan(secret, "ten_a", pan).sealed)
    expect(panMark(secret, "ten_a", pan)).toBe(panMark(secret, "ten_a", pan))
    const others = [
      panMark(secret, "ten_a", "AAAPA1234B"),
      panMark(secret, "ten_b", pan),
      panMark(other, "ten_a", pan),
    ]
    expect(others).not.toContain(panMark(secret, "ten_a", pan))
  })
})
