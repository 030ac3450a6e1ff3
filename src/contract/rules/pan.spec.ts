import { maskedPan, needsPan, panProblem } from "./pan"
import { upperSpaceless } from "./typed-text"

describe("a PAN", () => {
  it.each(["ABCDE1234F", "abcde1234f", " abcde 1234 f "])(
    "is accepted with spaces and lower case: %p",
    (typed) => {
      expect(panProblem(typed)).toBeUndefined()
      expect(upperSpaceless(typed)).toBe("ABCDE1234F")
    }
  )

  it.each(["", "ABCDE1234", "ABCD1234FF", "12345ABCDE", "ABCDE1234F1", "ÀBCDE1234F"])(
    "is not %p",
    (typed) => {
      expect(panProblem(typed)).toMatch(/valid PAN/)
    }
  )

  it("is displayed without its digits", () => {
    expect(maskedPan("ABCDE1234F")).toBe("ABCDE****F")
  })

  it("is required above the threshold, not at it, and never when it is 0", () => {
    expect([needsPan(200_000, 200_000), needsPan(200_000.01, 200_000), needsPan(1e9, 0)]).toEqual([
      false,
      true,
      false,
    ])
  })
})
