export const heroTexts = {
  hero_title_line1: "Born of the earth,",
  hero_title_line2: "chosen for you",
  hero_subtitle:
    "Natural gemstones, each one examined, described honestly and sent insured to your door anywhere in India.",
  hero_button: "Explore the collection",
} as const
