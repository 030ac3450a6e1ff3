export const contactDetailsTexts = {
  contact_email: "",
  contact_phone: "",
  contact_address: "",
} as const
