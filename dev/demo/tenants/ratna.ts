import type { DemoTenant } from "../demo-tenant"

const address = "14 Johari Bazaar, Pink City, Jaipur, Rajasthan 302003"

/** The shop on the default host: fine stones of every kind. All names and numbers are invented. */
export const ratna: DemoTenant = {
  slug: "default",
  brandName: "Ratna",
  domain: "ratna.test",
  tagline: "Fine gemstones, honestly described",
  logo: "logo-default.svg",
  heroImage: "hero-default.webp",
  favicon: "favicon-default.svg",
  colors: {
    primary: "#8a1c3a",
    secondary: "#57534e",
    accent: "#a16207",
    headerPill: "#f3ece4",
    headerText: "#44403c",
    headerActiveText: "#8a1c3a",
  },
  contact: { email: "hello@ratna.test", phone: "+91 98290 41872", address },
  social: {
    facebook: "https://www.facebook.com/ratna.demo",
    instagram: "https://www.instagram.com/ratna.demo",
    twitter: null,
    linkedin: null,
    youtube: "https://www.youtube.com/@ratna.demo",
  },
  company: { gst: "08AAKCR7341Q1ZK" },
  seo: {
    title: "Ratna: fine gemstones from Jaipur",
    description:
      "Natural diamonds, rubies, sapphires, emeralds and rare stones, each described with its origin and treatment. Insured delivery all over India.",
    keywords: "gemstones, ruby, sapphire, emerald, diamond, Jaipur, loose stones, certified",
  },
  invoice: {
    invoice_company_name: "Ratna Gems Private Limited",
    invoice_company_address: address,
    invoice_gstin: "08AAKCR7341Q1ZK",
    invoice_pan: "AAKCR7341Q",
  },
  content: {
    hero_title_line1: "Stones worth",
    hero_title_line2: "a second look",
    hero_subtitle:
      "Natural gemstones chosen one by one in Jaipur, each with its origin, its treatment and its true size.",
    about_title: "From Johari Bazaar, since three generations",
    about_content:
      "We buy where stones are dug and cut, look at each of them in daylight and by lamp, and say what we see. If a ruby was heated or an emerald oiled, its page tells you. What we would not give to our own family we do not sell.",
    footer_about:
      "Natural gemstones from Jaipur, chosen one by one and honestly described. Insured delivery all over India.",
    contact_email: "hello@ratna.test",
    contact_phone: "+91 98290 41872",
    contact_address: address,
  },
  faqs: [
    {
      question: "Are your stones natural?",
      answer:
        "Yes, all of them. We sell no synthetic and no composite stones. Where a stone has been heated, oiled or otherwise treated, its page says so.",
      isVisible: true,
    },
    {
      question: "Do the stones come with a certificate?",
      answer:
        "Stones with a laboratory report show the laboratory and the number on their page, and the report travels with them. Every stone comes with our own card of authenticity.",
      isVisible: true,
    },
    {
      question: "What does 'heated' mean, and does it matter?",
      answer:
        "Most rubies, sapphires and tanzanites are heated to bring out their colour. It is lasting and accepted in the trade. Unheated stones of the same look are rarer and cost more, so you should know which one you are buying.",
      isVisible: true,
    },
    {
      question: "How is my parcel sent?",
      answer:
        "Insured for its full value, in a plain box, by courier against signature. Parcels leave Jaipur within two working days and reach most of India in three to five.",
      isVisible: true,
    },
    {
      question: "Can I return a stone?",
      answer:
        "Yes. Send it back unworn and with its report, and we refund its price once we have looked at it. Please write to us first, so that the way back is insured too.",
      isVisible: true,
    },
    {
      question: "Why does the colour look different at home?",
      answer:
        "Gemstones answer to their light. We photograph near a north window; lamps bring out red, daylight brings out blue. If the stone doesn't please you in your own light, return it.",
      isVisible: true,
    },
    {
      question: "Can you set the stone in a ring for me?",
      answer:
        "We sell loose stones only, but we gladly recommend goldsmiths in Jaipur, Mumbai and Delhi whom we know, and send the stone to them directly.",
      isVisible: true,
    },
  ],
}
