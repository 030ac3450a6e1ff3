import { texts } from "@contract/texts"
import type { Address } from "@contract/address"
import type { Totals } from "@contract/checkout"
import { paymentRequirements, type Checked } from "./payment-requirements"
import { wrongField } from "./wrong-field"

const address = { id: "addr_1" } as Address
const totals = { total: 1 } as Totals
const good: Checked = { totals, addresses: [address], selectedId: "addr_1", script: "ready" }
const missing = (it: Partial<Checked>, keyId: string | null = "rzp") =>
  paymentRequirements({ ...good, ...it }, keyId, (key) => texts[key])

describe("before a payment is created", () => {
  it.each([
    ["the address was deleted in another tab", { selectedId: "addr_2" }, "rzp", "Invalid address"],
    ["the tenant has no payment key", {}, null, "Payment not configured"],
    ["the script failed", { script: "failed" as const }, "rzp", "Payment system unavailable"],
  ])("%s: the shopper sees the reason", (_why, it, keyId, title) => {
    expect(missing(it, keyId)).toEqual({ missing: [title, expect.any(String)] })
  })

  it.each(["", "1234"])("the PAN %j is missing or wrong: its field shows that", (pan) => {
    expect(wrongField({ pan })).toBe("pan")
  })

  it("nothing is missing when every requirement is met", () => {
    expect(missing({})).toEqual({ address, totals })
    expect(wrongField({ pan: " aaapa 1234a", firm: null })).toBeUndefined()
  })
})
