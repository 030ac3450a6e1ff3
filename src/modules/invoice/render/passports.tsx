import type { ReactElement } from "react"
import { qrCode } from "../../../lib/qr"
import type { InvoicePassport } from "./document"
import type { Kit } from "./kit"
import { label, mutedColor, row, strong } from "./styles"

/** Points on paper; half a millimetre a module at least, so that a phone reads it. */
const side = 58

/** Each stone's public record, as a code to scan and as an address to type. */
export function passports(kit: Kit, all: readonly InvoicePassport[]): ReactElement {
  const { PrintableText, View } = kit
  const [first, ...rest] = all.map((it) => one(kit, it))
  return (
    <View style={{ marginTop: 22 }}>
      {/* The heading stays with the first of them. */}
      <View wrap={false}>
        <PrintableText style={strong}>Stone passports</PrintableText>
        <PrintableText style={{ ...label, marginBottom: 4 }}>
          Scan a code to see what was sold and whether the record is genuine.
        </PrintableText>
        {first}
      </View>
      {rest}
    </View>
  )
}

function one({ Path, PrintableText, Svg, View }: Kit, { stone, url }: InvoicePassport): ReactElement {
  const qr = qrCode(url)
  return (
    <View key={url} wrap={false} style={{ ...row, alignItems: "center", marginTop: 4 }}>
      <Svg viewBox={`0 0 ${String(qr.size)} ${String(qr.size)}`} width={side} height={side}>
        <Path d={qr.path} fill="#000000" />
      </Svg>
      <View style={{ marginLeft: 8 }}>
        <PrintableText style={strong}>{stone}</PrintableText>
        <PrintableText style={{ color: mutedColor, fontSize: 7.5 }}>{url}</PrintableText>
      </View>
    </View>
  )
}
