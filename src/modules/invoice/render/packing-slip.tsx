import type { ReactElement } from "react"
import { indianDateText } from "../../../domain/indian-date"
import type { DocumentElement, Kit } from "./kit"
import { label, logoStyle, page, quiet, spread, strong } from "./styles"

/** What goes into the parcel and where it goes; no prices, since the parcel may be a gift. */
export interface PackingSlip {
  brandName: string
  orderNumber: string
  orderedAt: Date
  addressLines: readonly string[]
  parcel: string | null
  items: readonly { name: string; note: string; quantity: number }[]
}

/** Appearance of a tenant's documents: its color, and its logo as PNG. */
interface Look {
  brand: string
  logo: Buffer | null
}

/** Slips for who packs, one after the other, each on pages of its own. */
export const packingSlipPages = (kit: Kit, slips: readonly PackingSlip[], look: Look): DocumentElement => {
  const { Document } = kit
  return (
    <Document title="Packing slips" language="en-IN">
      {slips.map((slip) => slipPage(kit, slip, look))}
    </Document>
  )
}

function slipPage(kit: Kit, slip: PackingSlip, { brand, logo }: Look): ReactElement {
  const { Image, Page, Say, View } = kit
  const count = slip.items.reduce((sum, it) => sum + it.quantity, 0)
  return (
    <Page key={slip.orderNumber} size="A4" style={page}>
      <View
        style={{
          ...spread,
          borderBottomWidth: 2,
          borderBottomColor: brand,
          paddingBottom: 12,
          marginBottom: 14,
        }}
      >
        <View style={{ width: "55%" }}>
          {logo && <Image src={{ data: logo, format: "png" }} style={logoStyle} />}
          <Say style={{ ...strong, fontSize: logo ? 11 : 15, lineHeight: 1.2 }}>{slip.brandName}</Say>
        </View>
        <View style={{ alignItems: "flex-end" }}>
          <Say style={{ ...strong, fontSize: 18, lineHeight: 1.2, color: brand, marginBottom: 6 }}>
            Packing slip
          </Say>
          <Say style={strong}>{slip.orderNumber}</Say>
          <Say>{indianDateText(slip.orderedAt)}</Say>
        </View>
      </View>
      <View style={{ ...spread, marginBottom: 18 }}>
        <View style={{ width: "60%" }}>
          <Say style={label}>Ship to</Say>
          {slip.addressLines.map((line, index) => (
            <Say key={index} style={{ fontSize: 12, lineHeight: 1.35 }}>
              {line}
            </Say>
          ))}
        </View>
        {slip.parcel !== null && (
          <View style={{ width: "36%", alignItems: "flex-end" }}>
            <Say style={label}>Parcel</Say>
            <Say>{slip.parcel}</Say>
          </View>
        )}
      </View>
      {slip.items.map((it, index) => itemRow(kit, it, index))}
      <Say
        style={{ marginTop: 12, color: quiet }}
      >{`${String(count)} ${count === 1 ? "piece" : "pieces"} in all`}</Say>
    </Page>
  )
}

function itemRow({ Say, View }: Kit, it: PackingSlip["items"][number], index: number): ReactElement {
  return (
    <View
      key={index}
      wrap={false}
      style={{
        ...spread,
        alignItems: "center",
        borderBottomWidth: 0.5,
        borderBottomColor: "#d6d3d1",
        paddingVertical: 8,
      }}
    >
      <View style={{ width: 14, height: 14, borderWidth: 1, borderColor: "#57534e", marginRight: 10 }} />
      <View style={{ flexGrow: 1, flexBasis: 0 }}>
        <Say style={strong}>{it.name}</Say>
        {it.note !== "" && <Say style={{ color: quiet }}>{it.note}</Say>}
      </View>
      <Say style={{ ...strong, fontSize: 12, lineHeight: 1.2 }}>{`× ${String(it.quantity)}`}</Say>
    </View>
  )
}
