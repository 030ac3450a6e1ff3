import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { pdfLines, pdfPages } from "./testing/pdf-text"

const draw = require.resolve("./testing/draw-samples")

describe("renderInvoice", () => {
  let pages: Record<string, string[]> = {}
  const sizes: Record<string, number> = {}
  let manyScripts = Buffer.alloc(0)

  // Rendered in a Node process, as on the server: jest can't load the renderer's ES modules.
  beforeAll(async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", draw], {
      maxBuffer: 50_000_000,
    })
    const drawn = Object.entries(JSON.parse(stdout) as Record<string, string>)
    for (const [name, pdf] of drawn) sizes[name] = Buffer.from(pdf, "base64").length
    manyScripts = Buffer.from(Object.fromEntries(drawn)["manyScripts"] ?? "", "base64")
    const read = drawn.map(async ([name, pdf]) => [name, await pdfPages(Buffer.from(pdf, "base64"))] as const)
    pages = Object.fromEntries(await Promise.all(read))
  }, 120_000)

  const textOf = (name: string): string => (pages[name] ?? []).join(" ")

  it("shows seller, buyer and numbers as Rule 46 requires", () => {
    const text = textOf("sameState")
    for (const part of [
      "Tax Invoice",
      "Ratna Gems Private Limited",
      "14, Johari Bazaar",
      "GSTIN: 08AAACR1234F1ZT",
      "PAN: AAACR1234F",
      "INV/26-27/000123",
      "21 November 2026",
      "RT-7K3M-9QXD",
      "pay_Q1w2E3r4T5y6U7",
      "Anandi Sharma",
      "Flat 4B, Sunrise Apartments",
      "Jaipur, Rajasthan 302001",
      "+91 98765 43210",
      "PAN: AAAPA1234A",
      "Rajasthan (08)",
      "Reverse charge: No",
      "Authorised signatory",
      "Page 1 of 1",
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain("Order cancelled")
  })

  it("shows each line with HSN, quantity, rate, value and both tax heads within a state", () => {
    const text = textOf("sameState")
    expect(text).toContain("71039110 1 PCS 1,23,456.67 1,23,456.67 11,111.10 11,111.10 1,45,678.87")
    expect(text).toContain("7103 3 PCS 333.33 999.99 90.00 90.00 1,179.99")
    expect(text).toContain("Taxable value ₹1,24,456.66")
    expect(text).toContain("CGST 9% ₹11,201.10")
    expect(text).toContain("SGST 9% ₹11,201.10")
    // A fee of ₹0 says nothing about its tax.
    expect(text).toContain("Shipping ₹0.00")
    expect(text).toContain("Total ₹1,46,858.86")
    expect(text).toContain(
      "Rupees One Lakh Forty-Six Thousand Eight Hundred Fifty-Eight and Eighty-Six Paise Only"
    )
    expect(text).not.toContain("IGST")
  })

  it("shows IGST and the shipping fee for another state", () => {
    const text = textOf("otherState")
    expect(text).toContain("Kerala (32)")
    expect(text).toContain("7103 1 PCS 333.33 333.33 0.83 334.16")
    expect(text).toContain("IGST 0.25% ₹0.83")
    expect(text).toContain("Shipping (not taxed) ₹100.00")
    expect(text).toContain("Total ₹434.16")
    expect(text).not.toContain("CGST")
  })

  it("shows stones of different rates by line, and their GST by rate and HSN", () => {
    const text = textOf("mixedRates")
    expect(text).toContain("71039110 1 PCS 1,23,456.67 1,23,456.67 0.25% 154.32 154.32 1,23,765.31")
    expect(text).toContain("7103 3 PCS 333.33 999.99 3% 15.00 15.00 1,029.99")
    expect(text).toContain("GST by rate and HSN")
    expect(text).toContain("71039110 0.25% 1,23,456.67 154.32 154.32")
    expect(text).toContain("7103 3% 2,000.02 30.00 30.00")
    expect(text).toContain("CGST 0.125% ₹154.32")
    expect(text).toContain("SGST 1.5% ₹30.00")
    expect(text).toContain("Total ₹1,25,825.33")
    expect(textOf("otherState")).not.toContain("GST by rate")
  })

  it("marks a cancelled order with any brand colour", () => {
    expect(textOf("cancelled")).toContain("Order cancelled")
    expect(textOf("cancelled")).toContain("Total ₹1,46,858.86")
  })

  it("shows the buyer's firm with its GSTIN, and marks lines without GST as exempt", () => {
    const text = textOf("toFirm")
    expect(text).toContain("Billed to Anandi Jewellers LLP GSTIN: 08AAAPA1234A1ZT")
    expect(text).toContain("Delivered to Anandi Sharma")
    expect(text).toContain("3,000.00 Exempt 0.00 0.00 3,000.00")
  })

  it("describes a stone by weight, report and SKU", () => {
    expect(textOf("billOfSupply")).toContain("Amethyst cabochon, 2.50 ct, report IGI 5123 (SKU AM-17)")
  })

  it("a bill of supply shows values and no tax", () => {
    const text = textOf("billOfSupply")
    expect(text).toContain("Bill of Supply")
    expect(text).toContain("7103 2 PCS 1,500.00 3,000.00")
    expect(text).not.toMatch(/CGST|IGST|Taxable/)
  })

  it("a store that isn't registered mentions no GST, whatever its settings contain", () => {
    const text = textOf("notRegistered")
    expect(text).toContain("Invoice number")
    expect(text).not.toMatch(/GST|Tax Invoice|HSN|Taxable|Place of supply|08AAACR1234F1ZT/)
    expect(text).toContain("Total ₹1,26,456.67")
  })

  it("an export carries its endorsement and the country of destination", () => {
    expect(textOf("exported")).toContain("SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX")
    expect(textOf("exported")).toContain("Country of destination Singapore")
    const text = textOf("exportedUnderLut")
    expect(text.replace(/ /g, "")).toContain("WITHOUTPAYMENTOFINTEGRATEDTAX")
    expect(text).toContain("Letter of undertaking (ARN) AD080326000123A")
    expect(text).toContain("IGST 0% ₹0.00")
    const ofTwoCodes = textOf("exportedOfTwoCodes")
    expect(ofTwoCodes).toContain("71039110 0% 1,23,456.67 0.00")
    expect(ofTwoCodes).not.toContain("Exempt")
  })

  it("includes a taxed shipping fee in the values of the lines", () => {
    const text = textOf("shippingTaxed")
    expect(text).toMatch(/Rose quartz, tumbled \+ shipping 40\.00/)
    expect(text).toContain("include shipping of ₹100.00")
    expect(text).not.toContain("not taxed")
  })

  it("shows equal CGST and SGST, and what they differ by from the charged GST as Round off", () => {
    expect(textOf("roundedOff")).toContain("CGST 9% ₹1.51 SGST 9% ₹1.51")
    expect(textOf("roundedOff")).toContain("Round off ₹0.01")
  })

  it("a credit note shows what it credits, with its own heads", () => {
    const text = textOf("creditNote")
    expect(text).toContain("Credit note number CN/26-27/000002")
    expect(text).toContain("Invoice number INV/26-27/000123")
    expect(text).toContain("Rose quartz, tumbled 7103 1 PCS 333.33")
    expect(text).toContain("Shipping 10.00")
    expect(text).toContain("Total credited ₹353.63")
    expect(text).toContain("A small flaw")
  })

  it("lists the URL of each stone passport, and no passport section without passports", () => {
    expect(textOf("withPassports")).toContain("Stone passports")
    expect(textOf("withPassports")).toContain("https://ratna.test/s/0123456789ABCDEF")
    expect(textOf("sameState")).not.toContain("Stone passports")
  })

  it("repeats the header row and numbers the pages when there are many lines", () => {
    const sheets = pages.sixtyLines ?? []
    expect(sheets.filter((text) => text.includes("Stone number")).length).toBeGreaterThan(1)
    sheets.forEach((text, index) => {
      expect(text.includes("Description HSN Qty Rate (₹)")).toBe(text.includes("Stone number"))
      expect(text).toContain(`Page ${index + 1} of ${sheets.length}`)
      expect(text).toContain("INV/26-27/000123")
    })
    for (let line = 1; line <= 60; line += 1)
      expect(textOf("sixtyLines")).toContain(`Stone number ${line} of`)
  })

  it("prints names in any script, transliterates what no font has, and breaks long words", () => {
    const text = textOf("manyScripts")
    // The text of a PDF has the letters of some scripts in the sequence of their shapes.
    for (const part of ["महेश", "北京市", "Иван", "Ὀδυσσεύς", "Nguyễn", "דוד", "محمد", "அகரம்"])
      expect(text.normalize("NFKC")).toContain(part)
    expect(text).toContain("selam [U+1230 U+120B U+121D]")
    expect(text).not.toContain("?")
    expect(text).toContain("xxxxxxxxxxxx")
    expect(text).toContain("Total ₹1,46,858.86")
  })

  it("leaves room below the buyer's name for the signs of Tamil", async () => {
    const [lines = []] = await pdfLines(manyScripts)
    const below = lines.slice(lines.findIndex(({ text }) => text === "Billed and delivered to") + 1)
    const [name] = below
    const next = below.find(({ y }) => y < (name?.y ?? 0) - 1)
    expect((name?.y ?? 0) - (next?.y ?? 0)).toBeGreaterThan(13)
  })

  it("embeds each font once, however often the text changes between scripts", () => {
    expect(sizes["sixtyLines"]).toBeLessThan(120_000)
  })

  it("prints different names of every Indian script differently", () => {
    const text = textOf("indianScripts")
    expect(text).not.toMatch(/\?|U\+/)
  })
})
