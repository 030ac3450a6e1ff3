import fc from "fast-check"
import { indianStates } from "../../../contract/rules/places"
import { paise } from "../../../domain/money"
import { invoiceDocumentFrom } from "./build-document"
import { quartz, ruby, sampleSource } from "./testing/samples"

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
          expect(sum(lines.map((line) => line.igst + line.cgst + line.sgst))).toBe(source.gst)
          expect(sum(lines.map((line) => line.amount)) + invoice.shippingFee).toBe(source.total)
          expect(split.igst + split.cgst + split.sgst).toBe(source.gst)
          expect(Math.abs(split.cgst - split.sgst)).toBeLessThanOrEqual(1)
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
          expect(split.igst + split.cgst + split.sgst).toBe(source.gst)
          expect(lines.map((line) => line.taxable)).toEqual(
            items.map((each) => each.unitPrice * each.quantity)
          )
        }
      )
    )
  })

  it("takes the PAN from the GSTIN, and HSN 7103 for a product without a code", () => {
    const invoice = invoiceDocumentFrom(sampleSource({ items: [ruby, quartz] }))
    expect(invoice.seller.pan).toBe("AAACR1234F")
    expect(invoice.lines.map((line) => line.hsn)).toEqual(["71039110", "7103"])
  })

  it("treats another country as inter-state, place of supply 96", () => {
    const invoice = invoiceDocumentFrom(
      sampleSource({ items: [ruby], state: "Rajasthan", country: "Singapore" })
    )
    expect(invoice.placeOfSupply).toEqual({ code: "96", name: "Other Country" })
    expect(invoice.split.kind).toBe("IGST")
  })

  it("uses the state code of a seller without a GSTIN, and IGST without either", () => {
    const source = sampleSource({ items: [ruby] })
    const seller = { ...source.seller, gstin: null }
    expect(invoiceDocumentFrom({ ...source, seller }).split.kind).toBe("IGST")
    const known = invoiceDocumentFrom({ ...source, seller: { ...seller, stateCode: "08" } })
    expect(known.split.kind).toBe("CGST+SGST")
    expect(known.title).toBe("Tax Invoice")
    const untaxed = sampleSource({ items: [ruby], gstRate: "0" })
    expect(invoiceDocumentFrom({ ...untaxed, seller }).title).toBe("Invoice")
  })

  it("refuses an order whose amounts don't add up", () => {
    const source = sampleSource({ items: [ruby] })
    expect(() => invoiceDocumentFrom({ ...source, total: paise(source.total + 1) })).toThrow(RangeError)
    expect(() => invoiceDocumentFrom({ ...source, subtotal: paise(1) })).toThrow(RangeError)
  })
})
