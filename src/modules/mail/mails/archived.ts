import type { MailTemplate, MailTenant } from "../mail"

/** @param day formatted day from which personal data is erased */
export const archivedMail = ({ brandName }: MailTenant, day: string): MailTemplate => ({
  subject: `${brandName} was deleted from the platform`,
  content: {
    heading: `${brandName} is closed for good`,
    paragraphs: [
      `The platform has deleted the store ${brandName}. Its pages are offline, and everyone is signed out.`,
      `The personal data of your customers, of you and of your colleagues is erased on ${day} or shortly after. Orders and invoices are kept for as long as tax law requires.`,
    ],
    note: "If this is a mistake, contact the platform before that day: erased data can't be restored.",
  },
})
