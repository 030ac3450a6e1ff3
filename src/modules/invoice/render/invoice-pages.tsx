import type { ReactElement } from "react"
import type { InvoiceDocument } from "./document"
import { inkOf } from "./ink"
import type { DocumentElement, Kit } from "./kit"
import { lineTable } from "./line-table"
import { pageHead } from "./page-head"
import { parties } from "./parties"
import { passports } from "./passports"
import { page, mutedColor, spread } from "./styles"
import { summary } from "./summary"
import { taxTable } from "./tax-table"

/** A whole invoice: as many A4 pages as its lines need, each with its number and, cancelled, with the mark. */
export function invoicePages(kit: Kit, invoice: InvoiceDocument): DocumentElement {
  const { Document } = kit
  return (
    <Document
      title={`${invoice.title} ${invoice.number}`}
      author={invoice.seller.name}
      creator={invoice.seller.name}
      language="en-IN"
      creationDate={invoice.issuedAt}
    >
      {invoicePage(kit, invoice)}
    </Document>
  )
}

function invoicePage(kit: Kit, invoice: InvoiceDocument): ReactElement {
  const { Page } = kit
  const brand = inkOf(invoice.brand.color)
  return (
    <Page key={invoice.number} size="A4" style={page}>
      {invoice.cancelled && cancelledMark(kit)}
      {pageHead(kit, invoice, brand)}
      {parties(kit, invoice)}
      {invoice.lines.length > 0 && lineTable(kit, invoice, brand)}
      {invoice.showsTax && taxTable(kit, invoice, brand)}
      {summary(kit, invoice, brand)}
      {invoice.passports.length > 0 && passports(kit, invoice.passports)}
      {pageFoot(kit, invoice)}
    </Page>
  )
}

function cancelledMark({ PrintableText, View }: Kit): ReactElement {
  return (
    <View fixed style={{ position: "absolute", top: 340, left: 0, right: 0, alignItems: "center" }}>
      <PrintableText style={cancelled}>Order cancelled</PrintableText>
    </View>
  )
}

const cancelled = {
  fontSize: 64,
  fontWeight: 700,
  lineHeight: 1.2,
  color: "#b91c1c",
  opacity: 0.25,
  transform: "rotate(-32deg)",
}

function pageFoot({ PrintableText, Text, View }: Kit, invoice: InvoiceDocument): ReactElement {
  const style = { fontSize: 7, color: mutedColor }
  return (
    <View fixed style={{ ...spread, position: "absolute", top: 800, left: 34, right: 34 }}>
      <PrintableText
        style={style}
      >{`${invoice.title} ${invoice.number}  ·  Order ${invoice.orderNumber}`}</PrintableText>
      <Text
        style={style}
        // Of this invoice, not of the file, which may hold others.
        render={({ subPageNumber, subPageTotalPages }) => `Page ${subPageNumber} of ${subPageTotalPages}`}
      />
    </View>
  )
}
