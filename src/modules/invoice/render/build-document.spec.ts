import fc from "fast-check"
import { indianStates } from "../../../contract/rules/places"
import { paise, rupeesText } from "../../../domain/money"
import { invoiceDocumentFrom } from "./build-document"
import { quartz, ruby, samples, sampleSource } from "./testing/samples"

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe("invoiceDocumentFrom", () => {
  it("amounts add up in every column for any lines, rate and destination", () => {
    const item = fc.record({
      name: fc.string(),
      quantity: fc.integer({ min: 1, max: 50 }),
      unitPrice: fc.nat({ max: 10 ** 9 }).map(paise),
    })
    const rate = fc.nat(2800).map((hundredths) => (hundredths / 100).toFixed(2))
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 30 }),
        rate,
        fc.constantFrom(...indianStates),
        (items, gstRate, state) => {
          const source = sampleSource({ items, gstRate, state })
          const invoice = invoiceDocumentFrom(source)
          const { split, lines } = invoice
          expect(split.kind).toBe(state === "Rajasthan" ? "CGST+SGST" : "IGST")
          expect(sum(lines.map((line) => line.taxable))).toBe(source.subtotal)
          expect(split.cgst).toBe(split.sgst)
          expect(split.igst + split.cgst + split.sgst + invoice.roundOff).toBe(source.gst)
          expect(sum(lines.map((line) => line.amount)) + invoice.shippingFee + invoice.roundOff).toBe(
            source.total
          )
          expect(Math.abs(invoice.roundOff)).toBeLessThanOrEqual(state === "Rajasthan" ? 1 : 0)
        }
      )
    )
  })

  it("amounts add up in every rate when the lines have different ones", () => {
    const item = fc.record({
      name: fc.constant("Stone"),
      quantity: fc.integer({ min: 1, max: 50 }),
      unitPrice: fc.nat({ max: 10 ** 9 }).map(paise),
      rate: fc.constantFrom("0", "0.25", "1.5", "3", "18"),
    })
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 20 }),
        fc.constantFrom("Rajasthan", "Kerala"),
        (items, state) => {
          const source = sampleSource({ items, state })
          const { taxes, lines, split } = invoiceDocumentFrom(source)
          for (const { rate, taxable, split: own } of taxes) {
            const those = lines.filter((line) => line.rate === rate)
            expect(sum(those.map((line) => line.taxable))).toBe(taxable)
            for (const head of ["igst", "cgst", "sgst"] as const)
              expect(sum(those.map((line) => line[head]))).toBe(own[head])
          }
          expect(Math.abs(source.gst - split.igst - split.cgst - split.sgst)).toBeLessThanOrEqual(
            taxes.length
          )
          expect(lines.map((line) => line.taxable)).toEqual(
            items.map((each) => each.unitPrice * each.quantity)
          )
        }
      )
    )
  })

  it("shows the same CGST and SGST, and the paisa that is left as Round off", () => {
    // 16.90 × 18 % = 3.042, charged 3.04; 16.90 × 9 % = 1.521: twice 1.52.
    const even = invoiceDocumentFrom(
      sampleSource({ items: [{ ...quartz, quantity: 1, unitPrice: paise(1_690) }] })
    )
    expect([even.split.cgst, even.split.sgst, even.roundOff]).toEqual([152, 152, 0])
    // 16.83 × 18 % = 3.0294, charged 3.03; 16.83 × 9 % = 1.5147: twice 1.51.
    const odd = invoiceDocumentFrom(
      sampleSource({ items: [{ ...quartz, quantity: 1, unitPrice: paise(1_683) }] })
    )
    expect([odd.split.cgst, odd.split.sgst, odd.roundOff]).toEqual([151, 151, 1])
    expect(odd.total).toBe(1_683 + 303 + odd.shippingFee)
  })

  it("takes the PAN from the GSTIN", () => {
    expect(invoiceDocumentFrom(sampleSource({ items: [ruby] })).seller.pan).toBe("AAACR1234F")
  })

  it("puts each line's share of a taxed shipping fee into its value, exactly to the paisa", () => {
    const item = fc.record({
      name: fc.constant("Stone"),
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPrice: fc.nat({ max: 10_000 }).map(paise),
      rate: fc.constantFrom("0", "0.25", "18"),
    })
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 12 }), fc.nat({ max: 9_999 }), (items, fee) => {
        const rates = {
          shipping_taxed: "true",
          shipping_fee: rupeesText(paise(fee)),
          free_shipping_threshold: "99999999",
        }
        const source = sampleSource({ items, rates })
        const invoice = invoiceDocumentFrom(source)
        expect(sum(invoice.lines.map((line) => line.shipping))).toBe(fee)
        for (const { rate, taxable } of source.rates) {
          const own = invoice.lines.filter((line) => line.rate === rate)
          expect(sum(own.map((line) => line.taxable))).toBe(taxable)
        }
        const shown = sum(invoice.lines.map((line) => line.amount)) + invoice.roundOff
        expect(shown + (invoice.shippingTaxed ? 0 : fee)).toBe(source.total)
      })
    )
  })

  it("treats another country as inter-state, place of supply 96", () => {
    const invoice = invoiceDocumentFrom(
      sampleSource({ items: [ruby], state: "Rajasthan", country: "Singapore" })
    )
    expect(invoice.placeOfSupply).toEqual({ code: "96", name: "Other Country" })
    expect(invoice.split.kind).toBe("IGST")
  })

  it.each([
    ["sameState", "Tax Invoice"],
    ["billOfSupply", "Bill of Supply"],
    ["partlyExempt", "Invoice-cum-Bill of Supply"],
    ["toFirm", "Tax Invoice"],
    ["exported", "Tax Invoice"],
    ["exportedUnderLut", "Tax Invoice"],
    ["notRegistered", "Invoice"],
  ])("titles the document by the goods' own rates: %s is a %s", (name, title) => {
    const source = samples[name]
    if (!source) throw new Error("no such sample")
    expect(invoiceDocumentFrom(source).title).toBe(title)
  })

  it("endorses exports only, with or without payment of IGST", () => {
    const endorsed = (name: string) => {
      const source = samples[name]
      return source && invoiceDocumentFrom(source).endorsement
    }
    expect(endorsed("exported")).toBe("SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX")
    expect(endorsed("exportedUnderLut")).toBe(
      "SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX"
    )
    expect(endorsed("otherState")).toBeNull()
    const abroad = sampleSource({ items: [ruby], country: "Singapore", rates: { gst_registered: "false" } })
    expect(invoiceDocumentFrom(abroad).endorsement).toBeNull()
  })

  it("uses the state code of a seller without a GSTIN, and IGST without either", () => {
    const source = sampleSource({ items: [ruby] })
    const seller = { ...source.seller, gstin: null }
    expect(invoiceDocumentFrom({ ...source, seller }).split.kind).toBe("IGST")
    const known = invoiceDocumentFrom({ ...source, seller: { ...seller, stateCode: "08" } })
    expect(known.split.kind).toBe("CGST+SGST")
    expect(known.title).toBe("Invoice")
  })

  it("refuses an order whose amounts don't add up", () => {
    const source = sampleSource({ items: [ruby] })
    expect(() => invoiceDocumentFrom({ ...source, total: paise(source.total + 1) })).toThrow(RangeError)
    expect(() => invoiceDocumentFrom({ ...source, subtotal: paise(1) })).toThrow(RangeError)
  })
})
