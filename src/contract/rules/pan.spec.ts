import { upperSpaceless } from "./typed-text"
import { needsPan } from "./needs-pan"
import { isPan, maskedPan, panProblem } from "./pan"

describe("a PAN", () => {
  it.each(["AAAPA1234A", "aaapa1234a", " aaapa 1234 a "])(
    "is accepted with spaces and lower case: %p",
    (typed) => {
      expect(panProblem(typed)).toBeUndefined()
      expect(upperSpaceless(typed)).toBe("AAAPA1234A")
    }
  )

  it.each([
    "",
    "AAAPA1234",
    "AAAP1234AA",
    "12345AAAPA",
    "AAAPA1234A1",
    "ÀAAPA1234A",
    "ABCDE1234F",
    "AAAPA12345",
  ])("is not %p", (typed) => {
    expect(panProblem(typed)).toMatch(/valid PAN/)
  })

  it("has one of the kinds of holders that exist as its fourth letter", () => {
    const kinds = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ").filter((letter) => isPan(`AAA${letter}A1234A`))
    expect(kinds.join("")).toBe("ABCFGHJLPT")
  })

  it("is displayed without its digits", () => {
    expect(maskedPan("AAAPA1234A")).toBe("AAAPA****A")
  })

  it("is required above the threshold, not at it, and never when it is 0", () => {
    expect([needsPan(200_000, 200_000), needsPan(200_000.01, 200_000), needsPan(1e9, 0)]).toEqual([
      false,
      true,
      false,
    ])
  })
})
