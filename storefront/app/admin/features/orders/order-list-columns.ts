/** The optional columns of the order table, in its order; number and status are always shown. */
export const orderListColumns = [
  "date",
  "customer",
  "email",
  "city",
  "state",
  "items",
  "paymentRef",
  "courier",
  "trackingNumber",
  "subtotal",
  "gst",
  "shippingFee",
  "total",
] as const
export type OrderListColumn = (typeof orderListColumns)[number]

export const orderColumnLabels: Record<OrderListColumn, string> = {
  date: "Date",
  customer: "Customer",
  email: "Email",
  city: "City",
  state: "State",
  items: "Items",
  paymentRef: "Payment Reference",
  courier: "Courier",
  trackingNumber: "Tracking number",
  subtotal: "Subtotal",
  gst: "GST",
  shippingFee: "Shipping",
  total: "Total",
}
export const orderColumnOptions = orderListColumns.map((id) => ({ id, label: orderColumnLabels[id] }))

export const maxOrderColumns = 6
export const usualOrderColumns: readonly OrderListColumn[] = ["date", "customer", "items", "total"]
