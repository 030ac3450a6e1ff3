import fc from "fast-check"
import { addressBody } from "../address"
import { email, password } from "../auth"
import { addressProblems } from "./address"
import { emailProblem } from "./email"
import { passwordProblems } from "./password"
import { phoneProblem } from "./phone"
import { pincodeProblem } from "./pincode"
import { countries, indianStates } from "./places"

const messagesOf = (result: { error?: { issues: { message: string }[] } | undefined }): string[] =>
  (result.error?.issues ?? []).map((it) => it.message)

describe("forms and the server accept the same values", () => {
  it("for an e-mail", () => {
    const parts = fc.string({ unit: fc.constantFrom("a", "B", ".", "@", " ", "-", "<", "ü"), maxLength: 12 })
    fc.assert(
      fc.property(parts, (typed) => {
        expect(messagesOf(email.safeParse(typed))).toEqual([emailProblem(typed)].filter(Boolean))
      })
    )
    expect(emailProblem(`${"a".repeat(244)}@example.in`)).toBe("Please enter a valid email address")
  })

  it.each(["", "Ab1", "Abcdefg1", "abcdefg1", "ABCDEFG1", "Abcdefgh", "Ab1\nefgh", `A1${"b".repeat(255)}`])(
    "for the password %j",
    (typed) => {
      expect(messagesOf(password.safeParse(typed))).toEqual(passwordProblems(typed))
    }
  )

  it("for an address", () => {
    const text = fc.constantFrom("x", "9876543210", "+44 20 7946 0958", "560001", "012345", "Karnataka")
    const country = fc.constantFrom(...countries)
    const draft = fc.record({
      ...{ fullName: text, phone: text, line1: text, city: text, state: text, postalCode: text, country },
    })
    fc.assert(
      fc.property(draft, (it) => {
        const found = addressBody.safeParse(it).error?.issues ?? []
        expect(Object.fromEntries(found.map((issue) => [issue.path.join("."), issue.message]))).toEqual(
          addressProblems(it)
        )
      })
    )
  })
})

describe("the specification's messages", () => {
  it.each([
    ["", "India", "Phone is required"],
    ["12345", "India", "Invalid Indian phone number"],
    ["5876543210", "India", "Invalid Indian phone number"],
    ["+91 (98765) 43-210", "India", undefined],
    ["12345", "Qatar", "Invalid phone number"],
    ["+974 4412 3456", "Qatar", undefined],
  ])("for the phone %j in %s", (phone, country, message) => {
    expect(phoneProblem(phone, country)).toBe(message)
  })

  it("for a pincode, whose first digit isn't 0", () => {
    expect(pincodeProblem("560001")).toBeUndefined()
    for (const wrong of ["060001", "56001", "5600012", "56000a"]) {
      expect(pincodeProblem(wrong)).toBe("Invalid pincode format. Indian pincodes must be 6 digits.")
    }
  })

  it("for missing address fields", () => {
    const empty = { fullName: "", phone: "", line1: " ", city: "", state: "", postalCode: "", country: "" }
    expect(Object.keys(addressProblems(empty))).toHaveLength(7)
    expect(addressProblems({ ...empty, country: "India" })).toMatchObject({
      fullName: "Name is required",
      state: "State is required",
      postalCode: "Pincode is required",
    })
    expect(indianStates).toHaveLength(36)
  })
})
