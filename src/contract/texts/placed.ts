/** The confirmation above the orders after a payment. */
export const placedTexts = {
  placed_title: "Thank you! Your order is confirmed",
  placed_number: "Order {number}",
  placed_next_title: "What happens next",
  placed_next_mail: "We e-mail your confirmation to {email}.",
  placed_next_pack: "We pack your order and e-mail you the tracking details when it leaves.",
  placed_arrival_title: "Expected arrival",
  placed_arrival: "{days}, insured until it reaches you.",
  placed_arrival_abroad:
    "The tracking details will show when it arrives. It is insured until it reaches you.",
  placed_details: "View your order",
  placed_passport: "Stone passport: {stone}",
} as const
