import type { ReactElement } from "react"
import type { InvoiceDocument } from "./document"
import type { Kit } from "./kit"
import { label, spread, strong } from "./styles"

/** Who receives the goods and where, and what the tax depends on. */
export function parties(kit: Kit, invoice: InvoiceDocument): ReactElement {
  const { Say, View } = kit
  const { buyer, placeOfSupply } = invoice
  return (
    <View style={{ ...spread, marginBottom: 14 }}>
      <View style={{ width: "58%" }}>
        <Say style={label}>Billed and delivered to</Say>
        <Say style={{ ...strong, fontSize: 10 }}>{buyer.name}</Say>
        {buyer.addressLines.map((line, index) => (
          <Say key={index}>{line}</Say>
        ))}
        {buyer.phone ? <Say>{`Phone: ${buyer.phone}`}</Say> : null}
        {buyer.email ? <Say>{buyer.email}</Say> : null}
        {buyer.pan ? <Say>{`PAN: ${buyer.pan}`}</Say> : null}
      </View>
      <View style={{ width: "38%", alignItems: "flex-end" }}>
        <Say style={label}>Place of supply</Say>
        <Say style={{ ...strong, textAlign: "right", marginBottom: 3 }}>
          {`${placeOfSupply.name} (${placeOfSupply.code})`}
        </Say>
        <Say style={label}>Tax payable on reverse charge</Say>
        <Say style={strong}>Reverse charge: No</Say>
      </View>
    </View>
  )
}
