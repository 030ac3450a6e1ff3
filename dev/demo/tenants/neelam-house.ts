import type { DemoTenant } from "../demo-tenant"

const address = "3rd Floor, 212 Zaveri Bazaar, Kalbadevi, Mumbai, Maharashtra 400002"

/** A second, independent shop on the same installation: blue stones only. All names and numbers are invented. */
export const neelamHouse: DemoTenant = {
  slug: "sapphire",
  brandName: "Neelam House",
  domain: "sapphire.ratna.test",
  tagline: "Sapphires and the blues beside them",
  logo: "logo-sapphire.svg",
  heroImage: "hero-sapphire.webp",
  favicon: "favicon-sapphire.svg",
  colors: {
    primary: "#17408b",
    secondary: "#475569",
    accent: "#0f766e",
    headerPill: "#e8eef8",
    headerText: "#334155",
    headerActiveText: "#17408b",
  },
  contact: { email: "namaste@sapphire.ratna.test", phone: "+91 98201 55367", address },
  social: {
    facebook: null,
    instagram: "https://www.instagram.com/neelamhouse.demo",
    twitter: "https://twitter.com/neelamhouse_demo",
    linkedin: "https://www.linkedin.com/company/neelamhouse-demo",
    youtube: null,
  },
  company: { gst: "27AAFCN4826L1Z3" },
  seo: {
    title: "Neelam House: sapphires and blue gemstones, Mumbai",
    description:
      "Blue sapphires from Sri Lanka, Madagascar and Montana, star sapphires, tanzanite, aquamarine and spinel. A Mumbai house that sells blue and little else.",
    keywords: "neelam, blue sapphire, star sapphire, pukhraj, tanzanite, aquamarine, Mumbai",
  },
  invoice: {
    invoice_company_name: "Neelam House LLP",
    invoice_company_address: address,
    invoice_gstin: "27AAFCN4826L1Z3",
    invoice_pan: "AAFCN4826L",
  },
  content: {
    hero_title_line1: "Every shade",
    hero_title_line2: "of blue",
    hero_subtitle:
      "One house in Zaveri Bazaar, one family of colours: Ceylon neelam, stars, teals and the rare blues beside them.",
    about_title: "A house of one colour",
    about_content:
      "Others sell everything; we sell blue. Forty years with one family of stones teach the eye to tell cornflower from royal, silk from cloud, and a patient cut from a hasty one. Come by for tea, or let us send you two stones to choose from.",
    footer_about:
      "Sapphires and blue gemstones from Zaveri Bazaar, Mumbai. Every stone is seen in daylight before it is sold.",
    contact_email: "namaste@sapphire.ratna.test",
    contact_phone: "+91 98201 55367",
    contact_address: address,
  },
  faqs: [
    {
      question: "Which blue is the best?",
      answer:
        "The one you keep looking at. The trade pays most for vivid, even stones that stay blue by lamplight, in cornflower or royal tones, and least for stones that turn black indoors.",
      isVisible: true,
    },
    {
      question: "Are your sapphires heated?",
      answer:
        "Some are, some are not, and each page says which. Unheated stones above two carats come with an independent report.",
      isVisible: true,
    },
    {
      question: "What does 'Kashmir colour' mean?",
      answer:
        "It names a soft, velvety cornflower blue, not a source. The old mines of Kashmir gave out a century ago; where a stone comes from is stated separately, always.",
      isVisible: true,
    },
    {
      question: "I was advised to wear a neelam of a certain weight. Can you help?",
      answer:
        "Tell us the weight in carats or ratti and how the stone is to be set. We choose unheated, crack-free stones with room at the back, and you may keep one for three days before you decide.",
      isVisible: true,
    },
    {
      question: "How should I care for a star sapphire?",
      answer:
        "Warm water, a drop of soap and a soft brush. Stars live in fine needles under the surface, which neither water nor time can harm.",
      isVisible: true,
    },
    {
      question: "How soon will my stone arrive?",
      answer:
        "We send from Mumbai on the next working day, insured and against signature. Metro cities take two days, the rest of India three to six.",
      isVisible: true,
    },
  ],
}
