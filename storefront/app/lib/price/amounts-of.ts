import type { Totals } from "@contract/checkout"

/** The amounts that a summary shows, for `columnFormat`. */
export const amountsOf = ({ subtotal, gst, rates = [], shippingFee, total }: Totals): number[] => [
  subtotal,
  ...(rates.length > 1 ? rates.map((it) => it.gst) : [gst]),
  shippingFee,
  total,
]
