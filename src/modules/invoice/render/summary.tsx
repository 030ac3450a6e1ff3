import type { ReactElement } from "react"
import type { RateGst } from "../../../domain/gst-split"
import { rupeeAmount } from "./amounts"
import type { InvoiceDocument } from "./document"
import type { Kit } from "./kit"
import { label, mutedColor, spread, strong } from "./styles"
import { isExempt } from "./tax-facts"
import { signatory } from "./signatory"
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
          {remarkOf(invoice)}
        </PrintableText>
        {signatory(kit, invoice.seller.name, invoice.brand.signature)}
      </View>
    </View>
  )
}

function remarkOf({ creditNoteTo, showsTax, shippingTaxed, shippingFee }: InvoiceDocument): string {
  if (creditNoteTo)
    return "All amounts are in Indian rupees, and are taken back from the invoice named above, over its lines."
  return [
    "All amounts are in Indian rupees.",
    ...(showsTax ? ["GST is worked out on the order and shared out over its lines."] : []),
    ...(shippingTaxed ? [`The values of the lines include shipping of ${rupeeAmount(shippingFee)}.`] : []),
  ].join(" ")
}

/** What is exempt beside taxed goods has no heads. */
const shownTaxes = (taxes: InvoiceDocument["taxes"]): readonly RateGst[] =>
  taxes.length > 1 ? taxes.filter((it) => !isExempt(it.rate)) : taxes

function sums(invoice: InvoiceDocument): [string, string][] {
  const { showsTax, taxable, taxes, shippingFee, shippingTaxed, roundOff } = invoice
  const shipping = showsTax && shippingFee > 0 ? "Shipping (not taxed)" : "Shipping"
  return [
    [showsTax ? "Taxable value" : "Value", rupeeAmount(taxable)],
    ...(showsTax
      ? shownTaxes(taxes).flatMap(({ rate, split }) =>
          taxHeads(split, rate).map(({ key, name }): [string, string] => [name, rupeeAmount(split[key])])
        )
      : []),
    ...(shippingTaxed ? [] : [[shipping, rupeeAmount(shippingFee)] satisfies [string, string]]),
    ...(roundOff === 0 ? [] : [["Round off", rupeeAmount(roundOff)] satisfies [string, string]]),
  ]
}
