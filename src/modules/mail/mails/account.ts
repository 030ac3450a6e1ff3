import type { MailTemplate, MailTenant } from "../mail"

export const codeMail = ({ brandName }: MailTenant, code: string): MailTemplate => ({
  subject: `${code} is your ${brandName} verification code`,
  content: {
    heading: "Verify your e-mail",
    paragraphs: [`Enter this code at ${brandName} to verify your e-mail. It is valid for 10 minutes.`],
    code,
    note: "If you did not request it, you can ignore this e-mail. Nobody from the store will ever ask you for this code.",
  },
})

export const welcomeMail = ({ brandName }: MailTenant, name: string): MailTemplate => ({
  isNotification: true,
  subject: `Welcome to ${brandName}`,
  content: {
    heading: `Welcome to ${brandName}`,
    paragraphs: [
      `Hello ${name},`,
      "Your account is ready and your e-mail is verified. Your cart follows you to every device, and your orders and addresses are kept in your profile.",
    ],
    button: { label: "See the collection", url: "/shop" },
    note: "Questions about a stone? Reply to this e-mail, and we will be glad to help.",
  },
})

/** @param path path of the page for choosing a password, with the token */
export const resetMail = ({ brandName }: MailTenant, path: string): MailTemplate => ({
  subject: `Reset your ${brandName} password`,
  content: {
    heading: "Reset your password",
    paragraphs: [`Someone, hopefully you, asked to reset your password at ${brandName}.`],
    button: { label: "Choose a new password", url: path },
    note: "The link is valid for 1 hour and works once. If you did not request it, you can ignore this e-mail; your password stays as it is.",
  },
})

/** @param path path of the page for choosing a password, with the token */
export const invitationMail = ({ brandName }: MailTenant, path: string): MailTemplate => ({
  subject: `You are invited to manage ${brandName}`,
  content: {
    heading: `Welcome to ${brandName}`,
    paragraphs: [`An account was opened for you to manage ${brandName}. Choose a password to sign in.`],
    button: { label: "Choose a password", url: path },
    note: "The link is valid for 72 hours and works once.",
  },
})
