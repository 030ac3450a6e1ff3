import type { ReactElement } from "react"
import type { Kit } from "./kit"
import { mutedColor, strong } from "./styles"

/** Place of the signature: the picture of one, or space for a pen. */
export function signatory(
  { Image, PrintableText, View }: Kit,
  seller: string,
  signature: Buffer | null
): ReactElement {
  return (
    <View style={{ width: "42%", alignItems: "flex-end" }}>
      <PrintableText style={{ textAlign: "right" }}>{`For ${seller}`}</PrintableText>
      {signature ? (
        <Image
          src={{ data: signature, format: "png" }}
          style={{
            height: 42,
            maxWidth: 150,
            objectFit: "contain",
            objectPosition: "100% 50%",
            marginVertical: 4,
          }}
        />
      ) : (
        <View style={{ height: 34 }} />
      )}
      <PrintableText style={{ ...strong, paddingTop: 3, borderTopWidth: 0.5, borderColor: mutedColor }}>
        Authorised signatory
      </PrintableText>
    </View>
  )
}
