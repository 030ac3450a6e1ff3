export const paidTexts = {
  paid_title: "Your order is paid",
  paid_text: "Your payment went through: this is order {number}.",
} as const
