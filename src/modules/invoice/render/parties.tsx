import type { ReactElement } from "react"
import type { InvoiceDocument } from "./document"
import type { Kit } from "./kit"
import { label, spread, strong } from "./styles"

/** Who receives the goods and where, and what the tax depends on. */
export function parties(kit: Kit, invoice: InvoiceDocument): ReactElement {
  const { PrintableText, View } = kit
  const { buyer, placeOfSupply } = invoice
  return (
    <View style={{ ...spread, marginBottom: 14 }}>
      <View style={{ width: "58%" }}>
        <PrintableText style={label}>Billed and delivered to</PrintableText>
        <PrintableText style={{ ...strong, fontSize: 10 }}>{buyer.name}</PrintableText>
        {buyer.addressLines.map((line, index) => (
          <PrintableText key={index}>{line}</PrintableText>
        ))}
        {buyer.phone ? <PrintableText>{`Phone: ${buyer.phone}`}</PrintableText> : null}
        {buyer.email ? <PrintableText>{buyer.email}</PrintableText> : null}
        {buyer.pan ? <PrintableText>{`PAN: ${buyer.pan}`}</PrintableText> : null}
      </View>
      <View style={{ width: "38%", alignItems: "flex-end" }}>
        <PrintableText style={label}>Place of supply</PrintableText>
        <PrintableText style={{ ...strong, textAlign: "right", marginBottom: 3 }}>
          {`${placeOfSupply.name} (${placeOfSupply.code})`}
        </PrintableText>
        <PrintableText style={label}>Tax payable on reverse charge</PrintableText>
        <PrintableText style={strong}>Reverse charge: No</PrintableText>
      </View>
    </View>
  )
}
