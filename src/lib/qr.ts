import { create } from "qrcode"
import type { QrCode } from "../contract/passport"

/** White modules around the code, required by ISO/IEC 18004. */
const quietZone = 4

/** A text as a QR code: the dark modules as one SVG path, in a square of `size` modules with its quiet zone. */
export function qrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules
  let path = ""
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size;) {
      let width = 0
      while (x + width < size && data[y * size + x + width]) width += 1
      if (width > 0)
        path += `M${String(x + quietZone)} ${String(y + quietZone)}h${String(width)}v1h-${String(width)}z`
      x += width + 1
    }
  }
  return { size: size + 2 * quietZone, path }
}
