import type { MailTemplate, MailTenant } from "../mail"

/** Follows `archivedMail`: the deletion was taken back. */
export const restoredMail = ({ brandName }: MailTenant): MailTemplate => ({
  subject: `${brandName} is online again`,
  content: {
    heading: `${brandName} is online again`,
    paragraphs: [
      `The platform has restored the store ${brandName}. Its products, orders, customers and settings are as they were, and nothing will be erased.`,
      "Everyone has been signed out: please sign in again with your password.",
    ],
    button: { label: "Open the back office", url: "/admin" },
  },
})
