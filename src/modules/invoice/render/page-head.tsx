import type { ReactElement } from "react"
import { indianDateText } from "../../../domain/indian-date"
import type { InvoiceDocument } from "./document"
import type { Kit } from "./kit"
import { label, logoStyle, spread, strong } from "./styles"

/** Seller with logo on the left, title with the invoice's numbers on the right, the brand's rule below. */
export function pageHead(kit: Kit, invoice: InvoiceDocument, brand: string): ReactElement {
  const { Image, PrintableText, View } = kit
  const { seller } = invoice
  const { logo } = invoice.brand
  const registrations = [
    ["GSTIN", seller.gstin],
    ["PAN", seller.pan],
  ].flatMap(([name, value]) => (name && value ? [`${name}: ${value}`] : []))
  const contact = [seller.email, seller.phone].filter((it): it is string => Boolean(it)).join("  ·  ")
  return (
    <View
      style={{
        ...spread,
        borderBottomWidth: 2,
        borderBottomColor: brand,
        paddingBottom: 12,
        marginBottom: 12,
      }}
    >
      <View style={{ width: "55%" }}>
        {logo && <Image src={{ data: logo, format: "png" }} style={logoStyle} />}
        <PrintableText style={{ ...strong, fontSize: 13, lineHeight: 1.2, marginBottom: 3 }}>
          {seller.name}
        </PrintableText>
        {seller.address.split(/\r?\n/).map((line, index) => (
          <PrintableText key={index}>{line}</PrintableText>
        ))}
        {contact !== "" && <PrintableText>{contact}</PrintableText>}
        {registrations.map((line) => (
          <PrintableText key={line} style={strong}>
            {line}
          </PrintableText>
        ))}
      </View>
      <View style={{ width: "42%", alignItems: "flex-end" }}>
        <PrintableText
          style={{
            ...strong,
            fontSize: 18,
            lineHeight: 1.2,
            color: brand,
            marginBottom: 6,
            textAlign: "right",
          }}
        >
          {invoice.title}
        </PrintableText>
        {invoice.endorsement && (
          <PrintableText style={{ ...strong, textAlign: "right", marginBottom: 6 }}>
            {invoice.endorsement}
          </PrintableText>
        )}
        {facts(invoice).map(([name, value]) => (
          <View key={name} style={{ marginBottom: 3, alignItems: "flex-end" }}>
            <PrintableText style={label}>{name}</PrintableText>
            <PrintableText style={strong}>{value}</PrintableText>
          </View>
        ))}
      </View>
    </View>
  )
}

const facts = (invoice: InvoiceDocument): [string, string][] => [
  ...named(invoice.creditNoteTo ? "Credit note" : "Invoice", invoice),
  ...(invoice.creditNoteTo ? named("Invoice", invoice.creditNoteTo) : []),
  ["Order number", invoice.orderNumber],
  ...(invoice.lut && !invoice.creditNoteTo
    ? [["Letter of undertaking (ARN)", invoice.lut] satisfies [string, string]]
    : []),
  ...(invoice.paymentRef ? [["Payment reference", invoice.paymentRef] satisfies [string, string]] : []),
]

const named = (
  what: string,
  { number, issuedAt }: { number: string; issuedAt: Date }
): [string, string][] => [
  [`${what} number`, number],
  [`${what} date`, indianDateText(issuedAt)],
]
