import type { ReactElement } from "react"
import { rupeeAmount } from "./amounts"
import type { InvoiceDocument } from "./document"
import type { Kit } from "./kit"
import { label, quiet, spread, strong } from "./styles"
import { taxHeads } from "./tax-heads"

/** The sums on the right, the words on the left, and below them the signature; kept together on one page. */
export function summary(kit: Kit, invoice: InvoiceDocument, brand: string): ReactElement {
  const { Say, View } = kit
  return (
    <View wrap={false} style={{ marginTop: 12 }}>
      <View style={spread}>
        <View style={{ width: "52%" }}>
          <Say style={label}>Total in words</Say>
          <Say style={strong}>{invoice.totalInWords}</Say>
          {invoice.creditNoteTo?.reason && (
            <View style={{ marginTop: 8 }}>
              <Say style={label}>Reason</Say>
              <Say>{invoice.creditNoteTo.reason}</Say>
            </View>
          )}
        </View>
        <View style={{ width: "42%" }}>
          {sums(invoice).map(([name, value]) => (
            <View key={name} style={{ ...spread, paddingVertical: 2 }}>
              <Say>{name}</Say>
              <Say>{value}</Say>
            </View>
          ))}
          <View style={{ ...spread, borderTopWidth: 1, borderColor: brand, marginTop: 3, paddingTop: 5 }}>
            <Say style={{ ...strong, fontSize: 11 }}>{invoice.creditNoteTo ? "Total credited" : "Total"}</Say>
            <Say style={{ ...strong, fontSize: 11 }}>{rupeeAmount(invoice.total)}</Say>
          </View>
        </View>
      </View>
      <View style={{ ...spread, alignItems: "flex-end", marginTop: 26 }}>
        <Say style={{ width: "52%", color: quiet, fontSize: 7.5 }}>
          {invoice.creditNoteTo
            ? "All amounts are in Indian rupees, and are taken back from the invoice named above, over its lines."
            : "All amounts are in Indian rupees. GST is worked out on the order and shared out over its lines."}
        </Say>
        <View style={{ width: "42%", alignItems: "flex-end" }}>
          <Say style={{ textAlign: "right" }}>{`For ${invoice.seller.name}`}</Say>
          <Say style={{ ...strong, marginTop: 34, paddingTop: 3, borderTopWidth: 0.5, borderColor: quiet }}>
            Authorised signatory
          </Say>
        </View>
      </View>
    </View>
  )
}

const sums = (invoice: InvoiceDocument): [string, string][] => [
  ["Taxable value", rupeeAmount(invoice.taxable)],
  ...taxHeads(invoice).map(({ key, name }): [string, string] => [name, rupeeAmount(invoice.split[key])]),
  ["Shipping (not taxed)", rupeeAmount(invoice.shippingFee)],
]
