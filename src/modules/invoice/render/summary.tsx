import type { ReactElement } from "react"
import { rupeeAmount } from "./amounts"
import type { InvoiceDocument } from "./document"
import type { Kit } from "./kit"
import { label, mutedColor, spread, strong } from "./styles"
import { taxHeads } from "./tax-heads"

/** The sums on the right, the words on the left, and below them the signature; kept together on one page. */
export function summary(kit: Kit, invoice: InvoiceDocument, brand: string): ReactElement {
  const { PrintableText, View } = kit
  return (
    <View wrap={false} style={{ marginTop: 12 }}>
      <View style={spread}>
        <View style={{ width: "52%" }}>
          <PrintableText style={label}>Total in words</PrintableText>
          <PrintableText style={strong}>{invoice.totalInWords}</PrintableText>
          {invoice.creditNoteTo?.reason && (
            <View style={{ marginTop: 8 }}>
              <PrintableText style={label}>Reason</PrintableText>
              <PrintableText>{invoice.creditNoteTo.reason}</PrintableText>
            </View>
          )}
        </View>
        <View style={{ width: "42%" }}>
          {sums(invoice).map(([name, value]) => (
            <View key={name} style={{ ...spread, paddingVertical: 2 }}>
              <PrintableText>{name}</PrintableText>
              <PrintableText>{value}</PrintableText>
            </View>
          ))}
          <View style={{ ...spread, borderTopWidth: 1, borderColor: brand, marginTop: 3, paddingTop: 5 }}>
            <PrintableText style={{ ...strong, fontSize: 11 }}>
              {invoice.creditNoteTo ? "Total credited" : "Total"}
            </PrintableText>
            <PrintableText style={{ ...strong, fontSize: 11 }}>{rupeeAmount(invoice.total)}</PrintableText>
          </View>
        </View>
      </View>
      <View style={{ ...spread, alignItems: "flex-end", marginTop: 26 }}>
        <PrintableText style={{ width: "52%", color: mutedColor, fontSize: 7.5 }}>
          {invoice.creditNoteTo
            ? "All amounts are in Indian rupees, and are taken back from the invoice named above, over its lines."
            : "All amounts are in Indian rupees. GST is worked out on the order and shared out over its lines."}
        </PrintableText>
        <View style={{ width: "42%", alignItems: "flex-end" }}>
          <PrintableText style={{ textAlign: "right" }}>{`For ${invoice.seller.name}`}</PrintableText>
          <PrintableText
            style={{ ...strong, marginTop: 34, paddingTop: 3, borderTopWidth: 0.5, borderColor: mutedColor }}
          >
            Authorised signatory
          </PrintableText>
        </View>
      </View>
    </View>
  )
}

const sums = (invoice: InvoiceDocument): [string, string][] => [
  ["Taxable value", rupeeAmount(invoice.taxable)],
  ...invoice.taxes.flatMap(({ rate, split }) =>
    taxHeads(split, rate).map(({ key, name }): [string, string] => [name, rupeeAmount(split[key])])
  ),
  ["Shipping (not taxed)", rupeeAmount(invoice.shippingFee)],
]
