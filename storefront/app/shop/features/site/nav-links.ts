import type { headerTexts } from "@contract/texts/header"

/** The main pages, as listed in the header, the phone's menu and the footer. */
export const navLinks: { to: string; text: keyof typeof headerTexts }[] = [
  { to: "/", text: "nav_home" },
  { to: "/shop", text: "nav_shop" },
  { to: "/faq", text: "nav_faq" },
  { to: "/contact", text: "nav_contact" },
]
