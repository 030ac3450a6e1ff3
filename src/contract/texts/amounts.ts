export const amountTexts = {
  amount_subtotal: "Subtotal",
  amount_gst: "GST",
  amount_gst_rate: "GST ({rate}%)",
  amount_shipping: "Shipping",
  amount_free: "FREE",
  amount_total: "Total",
} as const
