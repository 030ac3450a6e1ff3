import { randomBytes } from "node:crypto"
import { openPan, panMarks, sealPan } from "./buyer-pan"

const secret = [randomBytes(32).toString("base64")] as const
const other = [randomBytes(32).toString("base64")] as const
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
    expect(panMarks(secret, "ten_a", pan)).toEqual(panMarks(secret, "ten_a", pan))
    const others = [
      ...panMarks(secret, "ten_a", "AAAPA1234B"),
      ...panMarks(secret, "ten_b", pan),
      ...panMarks(other, "ten_a", pan),
    ]
    expect(others).not.toContain(panMarks(secret, "ten_a", pan)[0])
  })

  it("opens with both keys during a rotation, and has a fingerprint by each of them", () => {
    const [before, after] = [[...secret, ...other] as const, [...other, ...secret] as const]
    expect(openPan(after, "ten_a", sealPan(before, "ten_a", pan))).toBe(pan)
    expect(openPan(before, "ten_a", sealPan(after, "ten_a", pan))).toBe(pan)
    expect(panMarks(after, "ten_a", pan)).toEqual(panMarks(before, "ten_a", pan).toReversed())
    expect(panMarks(before, "ten_a", pan)[0]).toBe(panMarks(secret, "ten_a", pan)[0])
  })
})
