import type { ContactBody } from "../../../contract/contact"
import type { MailTemplate } from "../mail"

/** Mail to the tenant with a contact message. */
export const contactMail = ({ name, email, message }: ContactBody): MailTemplate => ({
  subject: `Message from ${name}`,
  replyTo: { name, address: email },
  content: {
    preheader: message,
    heading: "A message from your contact page",
    paragraphs: [`${name} (${email}) writes:`],
    quote: message,
    note: "Reply to this e-mail to answer the sender.",
  },
})
