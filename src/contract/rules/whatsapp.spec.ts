import { whatsappLink } from "./whatsapp"

describe("a chat on WhatsApp", () => {
  it.each([
    ["98765 43210", "919876543210"],
    ["098765-43210", "919876543210"],
    ["+91 98765 43210", "919876543210"],
    ["+65 6123 4567", "6561234567"],
    ["0065 6123 4567", "6561234567"],
  ])("of %p goes to %p", (phone, digits) => {
    expect(whatsappLink(phone, "a & b?")).toBe(`https://wa.me/${digits}?text=a%20%26%20b%3F`)
  })

  it("is not offered for what is no phone", () => {
    expect(whatsappLink("ask us", "")).toBeNull()
    expect(whatsappLink("123", "")).toBeNull()
  })
})
