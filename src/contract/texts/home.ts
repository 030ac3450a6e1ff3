export const homeTexts = {
  feature_1_title: "Certified authentic",
  feature_1_text: "Every stone is examined and sold with a signed passport.",
  feature_2_title: "Honestly sourced",
  feature_2_text: "We name the origin and any treatment of each stone.",
  feature_3_title: "Insured delivery",
  feature_3_text: "Tracked and insured until it is in your hands.",
  feature_4_title: "Secure payment",
  feature_4_text: "Your payment is protected from end to end.",

  featured_title: "Featured stones",
  featured_subtitle: "A small selection, chosen by our gemmologists.",
  featured_empty: "New stones are on their way.",

  about_title: "A house of stones",
  about_content:
    "We look for colour that stays with you, for clean cutting and for stones with a story we can tell. What we would not keep ourselves, we do not offer. Ask us anything about a stone, before and after you buy it.",
  about_button: "Talk to us",
  home_blurbs_label: "Why shop with us",
  featured_all: "See all stones",
  featured_loading: "Loading featured stones",
} as const
