/** The columns of the orders' table that a person may choose, in its order; number and status always stand. */
export const deskColumns = [
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
export type DeskColumn = (typeof deskColumns)[number]

export const deskColumnLabels: Record<DeskColumn, string> = {
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
export const deskColumnOptions = deskColumns.map((id) => ({ id, label: deskColumnLabels[id] }))

export const maxDeskColumns = 6
export const usualDeskColumns: readonly DeskColumn[] = ["date", "customer", "items", "total"]
