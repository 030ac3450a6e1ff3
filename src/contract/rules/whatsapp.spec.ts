import { whatsappLink } from "./whatsapp"

describe("whatsappLink", () => {
  it.each([
    ["98765 43210", "919876543210"],
    ["098765-43210", "919876543210"],
    ["+91 98765 43210", "919876543210"],
    ["+65 6123 4567", "6561234567"],
    ["0065 6123 4567", "6561234567"],
  ])("for %p opens a chat with %p", (phone, digits) => {
    expect(whatsappLink(phone, "a & b?")).toBe(`https://wa.me/${digits}?text=a%20%26%20b%3F`)
  })

  it("is null for an invalid phone number", () => {
    expect(whatsappLink("ask us", "")).toBeNull()
    expect(whatsappLink("123", "")).toBeNull()
  })
})
