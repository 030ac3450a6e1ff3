import type { headerTexts } from "@contract/texts/header"

/** The shop's main pages, as the header, the phone's menu and the footer list them. */
export const navLinks: { to: string; text: keyof typeof headerTexts }[] = [
  { to: "/", text: "nav_home" },
  { to: "/shop", text: "nav_shop" },
  { to: "/faq", text: "nav_faq" },
  { to: "/contact", text: "nav_contact" },
]
