import type { ReactElement } from "react"
import { indianDateText } from "../../../domain/indian-date"
import type { DocumentElement, Kit } from "./kit"
import { signatory } from "./signatory"
import { label, logoStyle, page, mutedColor, spread, strong } from "./styles"

/** What goes into the parcel and where it goes; no prices, since the parcel may be a gift. */
export interface PackingSlip {
  brandName: string
  orderNumber: string
  orderedAt: Date
  addressLines: readonly string[]
  parcel: string | null
  items: readonly PackedItem[]
  look: Look
}

interface PackedItem {
  name: string
  note: string
  /** What the packer compares the stone with: `["Weight", "1.02 ct"]`. */
  facts: readonly (readonly [name: string, value: string])[]
  quantity: number
  /** PNG. */
  picture: Buffer | null
}

/** Appearance of a tenant's documents: its color, its logo and its signature as PNG. */
interface Look {
  brand: string
  logo: Buffer | null
  signature: Buffer | null
}

/** The slip of an order for who packs it. */
export const packingSlipPages = (kit: Kit, slip: PackingSlip): DocumentElement => {
  const { Document } = kit
  return (
    <Document title={`Packing slip ${slip.orderNumber}`} language="en-IN">
      {slipPage(kit, slip)}
    </Document>
  )
}

function slipPage(kit: Kit, slip: PackingSlip): ReactElement {
  const { Image, Page, PrintableText, View } = kit
  const { brand, logo, signature } = slip.look
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
          <PrintableText style={{ ...strong, fontSize: logo ? 11 : 15, lineHeight: 1.2 }}>
            {slip.brandName}
          </PrintableText>
        </View>
        <View style={{ alignItems: "flex-end" }}>
          <PrintableText style={{ ...strong, fontSize: 18, lineHeight: 1.2, color: brand, marginBottom: 6 }}>
            Packing slip
          </PrintableText>
          <PrintableText style={strong}>{slip.orderNumber}</PrintableText>
          <PrintableText>{indianDateText(slip.orderedAt)}</PrintableText>
        </View>
      </View>
      <View style={{ ...spread, marginBottom: 18 }}>
        <View style={{ width: "60%" }}>
          <PrintableText style={label}>Ship to</PrintableText>
          {slip.addressLines.map((line, index) => (
            <PrintableText key={index} style={{ fontSize: 12, lineHeight: 1.35 }}>
              {line}
            </PrintableText>
          ))}
        </View>
        {slip.parcel !== null && (
          <View style={{ width: "36%", alignItems: "flex-end" }}>
            <PrintableText style={label}>Parcel</PrintableText>
            <PrintableText>{slip.parcel}</PrintableText>
          </View>
        )}
      </View>
      {slip.items.map((it, index) => itemRow(kit, it, index))}
      <PrintableText
        style={{ marginTop: 12, color: mutedColor }}
      >{`${String(count)} ${count === 1 ? "piece" : "pieces"} in all`}</PrintableText>
      {signature && (
        <View wrap={false} style={{ alignItems: "flex-end", marginTop: 26 }}>
          {signatory(kit, slip.brandName, signature)}
        </View>
      )}
    </Page>
  )
}

const pictureSide = 54
const pictureStyle = { width: pictureSide, height: pictureSide, objectFit: "contain" } as const

function itemRow({ Image, PrintableText, View }: Kit, it: PackedItem, index: number): ReactElement {
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
      <View style={{ width: pictureSide, height: pictureSide, marginRight: 10 }}>
        {it.picture && <Image src={{ data: it.picture, format: "png" }} style={pictureStyle} />}
      </View>
      <View style={{ flexGrow: 1, flexBasis: 0 }}>
        <PrintableText style={strong}>{it.name}</PrintableText>
        {it.note !== "" && <PrintableText style={{ color: mutedColor }}>{it.note}</PrintableText>}
        {it.facts.map(([name, value]) => (
          <PrintableText key={name}>{`${name} ${value}`}</PrintableText>
        ))}
      </View>
      <PrintableText
        style={{ ...strong, fontSize: 12, lineHeight: 1.2 }}
      >{`× ${String(it.quantity)}`}</PrintableText>
    </View>
  )
}
