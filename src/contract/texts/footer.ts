export const footerTexts = {
  footer_about:
    "Natural gemstones and stone goods, honestly described and carefully chosen, for people who love the real thing.",
  footer_hours_weekdays: "9:00 AM - 6:00 PM",
  footer_hours_saturday: "10:00 AM - 4:00 PM",
  footer_hours_sunday: "Closed",
  footer_links_title: "Quick links",
  footer_contact_title: "Contact",
  footer_hours_title: "Business hours",
  footer_rights: "All rights reserved.",
  footer_gstin: "GSTIN:",
  hours_weekdays: "Mon - Fri",
  hours_saturday: "Saturday",
  hours_sunday: "Sunday",
} as const
