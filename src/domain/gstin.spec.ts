import { panOfGstin, stateCodeOfGstin } from "./gstin"

describe("a stored GSTIN", () => {
  it("has a state and a PAN despite a wrong check digit, but not another text", () => {
    expect(stateCodeOfGstin(" 27aapfu0939f1zx ")).toBe("27")
    expect(panOfGstin("27AAPFU0939F1ZX")).toBe("AAPFU0939F")
    for (const text of ["", "27", "27 Main Road", "00AAPFU0939F1ZV", "40AAPFU0939F1ZV"]) {
      expect(stateCodeOfGstin(text)).toBeNull()
    }
    expect(panOfGstin("27 Main Road")).toBeNull()
  })

  it("maps former state codes to the current ones, and other territory to none", () => {
    expect(stateCodeOfGstin("28AAPFU0939F1Z0")).toBe("37")
    expect(stateCodeOfGstin("25AAPFU0939F1Z0")).toBe("26")
    expect(stateCodeOfGstin("97AAPFU0939F1Z0")).toBeNull()
  })
})
