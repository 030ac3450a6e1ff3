import { indianStates } from "../contract/rules/places"
import { placeOfSupply, stateCodeOf, stateNameOf, stateTaxName } from "./gst-state"

describe("GST state codes", () => {
  it("has a distinct code for every state of the address form", () => {
    const found = indianStates.map((name) => stateCodeOf(name))
    expect(found).toHaveLength(36)
    expect(found.every((code) => code !== null && /^\d{2}$/.test(code))).toBe(true)
    expect(new Set(found).size).toBe(36)
    expect(found.map((code) => stateNameOf(code ?? ""))).toEqual([...indianStates])
  })

  it("accepts other spellings and refuses other texts", () => {
    expect(stateCodeOf(" tamil nadu ")).toBe("33")
    expect(stateCodeOf("Orissa")).toBe("21")
    expect(stateCodeOf("Texas")).toBeNull()
    expect(stateNameOf("28")).toBeNull()
  })

  it("the place of supply is the delivery's state, 96 abroad and 97 without a state code", () => {
    expect(placeOfSupply({ state: "Kerala", country: "India" })).toEqual({ code: "32", name: "Kerala" })
    expect(placeOfSupply({ state: "Punjab", country: "Canada" })).toEqual({
      code: "96",
      name: "Other Country",
    })
    expect(placeOfSupply({ state: "?", country: "India" })).toEqual({ code: "97", name: "Other Territory" })
  })

  it("names the tax of union territories without a legislature", () => {
    expect(stateTaxName("04")).toBe("UTGST")
    expect(stateTaxName("07")).toBe("SGST")
    expect(stateTaxName(null)).toBe("SGST")
  })
})
