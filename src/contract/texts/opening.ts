/** What a visitor reads in a store that has no stones yet. */
export const openingTexts = {
  opening_title: "Opening soon",
  opening_text:
    "Our first stones are on their way. Are you looking for something in particular? Write to us.",
  opening_button: "Write to us",
  opening_shop_subtitle: "Our first stones are on their way.",
  opening_contact_subtitle: "We open soon. Tell us what you are looking for.",
  opening_faq_subtitle: "We open soon. Until then, feel free to ask us anything.",
} as const
