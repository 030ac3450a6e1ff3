/** Questions that shoppers of any gem store ask first. Each tenant edits or deletes them. */
export const defaultFaqs = [
  {
    question: "Are your gemstones natural and certified?",
    answer:
      "Every stone is described as it is: natural or treated, with its weight, colour and origin. Where a laboratory certificate exists, its number is shown on the product page and the certificate travels with the stone.",
  },
  {
    question: "How long does delivery take?",
    answer:
      "Orders are packed within one working day and delivered insured, within three to seven working days in India.",
  },
  {
    question: "Can I return a stone?",
    answer:
      "If the product page names a return period, yes: tell us within it, and send the stone back unworn with its certificate; we refund the price. If it names none, we do not take stones back.",
  },
  {
    question: "Which payment methods do you accept?",
    answer:
      "Cards, UPI, net banking and wallets, through a secure payment page. We never see or keep card numbers.",
  },
] as const
