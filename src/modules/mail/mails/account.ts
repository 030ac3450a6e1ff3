import type { MailSaid } from "../mail"

export const codeMail = (brand: string, code: string): MailSaid => ({
  subject: `${code} is your ${brand} verification code`,
  content: {
    heading: "Verify your e-mail",
    paragraphs: [`Enter this code at ${brand} to verify your e-mail. It is valid for 10 minutes.`],
    code,
    note: "If you did not ask for it, you can ignore this mail. Nobody from the shop will ever ask you for this code.",
  },
})

export const resetMail = (brand: string, url: string): MailSaid => ({
  subject: `Reset your ${brand} password`,
  content: {
    heading: "Reset your password",
    paragraphs: [`Somebody, hopefully you, asked to reset your password at ${brand}.`],
    button: { label: "Choose a new password", url },
    note: "The link is valid for 1 hour and works once. If you did not ask for it, you can ignore this mail; your password stays as it is.",
  },
})

export const invitationMail = (brand: string, url: string): MailSaid => ({
  subject: `You are invited to manage ${brand}`,
  content: {
    heading: `Welcome to ${brand}`,
    paragraphs: [`An account was opened for you to manage ${brand}. Choose a password to sign in.`],
    button: { label: "Choose a password", url },
    note: "The link is valid for 72 hours and works once.",
  },
})
