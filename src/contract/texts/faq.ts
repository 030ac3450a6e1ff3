export const faqTexts = {
  faq_title: "Frequently asked questions",
  faq_subtitle: "What shoppers ask us about stones, orders and delivery.",
  faq_empty: "There are no questions here yet. Ask us yours.",
  faq_more_title: "Still have questions?",
  faq_more_text: "We are glad to help with anything about a stone or an order.",
  faq_more_button: "Contact us",
  faq_loading: "Loading questions",
} as const
