import type { ReactElement } from "react"
import type { InvoiceDocument } from "./document"
import type { Kit } from "./kit"
import { buyerName, label, spread, strong } from "./styles"

/** Who receives the goods and where, and what the tax depends on. */
export function parties(kit: Kit, invoice: InvoiceDocument): ReactElement {
  const { PrintableText, View } = kit
  return (
    <View style={{ ...spread, marginBottom: 14 }}>
      <View style={{ width: "58%" }}>{buyerParts(kit, invoice)}</View>
      <View style={{ width: "38%", alignItems: "flex-end" }}>
        {placeFacts(invoice).map(([name, value]) => (
          <View key={name} style={{ alignItems: "flex-end", marginBottom: 3 }}>
            <PrintableText style={label}>{name}</PrintableText>
            <PrintableText style={{ ...strong, textAlign: "right" }}>{value}</PrintableText>
          </View>
        ))}
      </View>
    </View>
  )
}

function buyerParts({ PrintableText, View }: Kit, { buyer }: InvoiceDocument): ReactElement {
  const { firm } = buyer
  return (
    <View>
      {firm && (
        <View style={{ marginBottom: 5 }}>
          <PrintableText style={label}>Billed to</PrintableText>
          <PrintableText style={buyerName}>{firm.name}</PrintableText>
          <PrintableText style={strong}>{`GSTIN: ${firm.gstin}`}</PrintableText>
        </View>
      )}
      <PrintableText style={label}>{firm ? "Delivered to" : "Billed and delivered to"}</PrintableText>
      <PrintableText style={buyerName}>{buyer.name}</PrintableText>
      {buyer.addressLines.map((line, index) => (
        <PrintableText key={index}>{line}</PrintableText>
      ))}
      {buyer.phone ? <PrintableText>{`Phone: ${buyer.phone}`}</PrintableText> : null}
      {buyer.email ? <PrintableText>{buyer.email}</PrintableText> : null}
      {buyer.pan ? <PrintableText>{`PAN: ${buyer.pan}`}</PrintableText> : null}
    </View>
  )
}

const placeFacts = ({ registered, placeOfSupply, destination }: InvoiceDocument): [string, string][] => [
  ...(destination ? [["Country of destination", destination] satisfies [string, string]] : []),
  ...(registered
    ? ([
        ["Place of supply", `${placeOfSupply.name} (${placeOfSupply.code})`],
        ["Tax payable on reverse charge", "Reverse charge: No"],
      ] satisfies [string, string][])
    : []),
]
