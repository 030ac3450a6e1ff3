import { product } from "./product"
import { waitFor } from "./wait-for"

interface Mailbox {
  address: string
  name: string
}

export interface Mail {
  id: string
  subject: string
  text: string
  html?: string
  from: Mailbox[]
  to: Mailbox[]
  cc?: Mailbox[]
  bcc?: Mailbox[]
  replyTo?: Mailbox[]
  time: string
  /** By name in small letters. */
  headers: Record<string, string>
}

/** @returns all mails to an address, oldest first */
export async function mailsTo(address: string): Promise<Mail[]> {
  // Filters by recipient: all mails of a run are many megabytes.
  const query = new URLSearchParams({ "to.address": address.toLowerCase() })
  const response = await fetch(`${product().mailUrl}/email?${String(query)}`)
  return (await response.json()) as Mail[]
}

/** Waits for a mail. @param after number of mails to this address to skip */
export function mailTo(address: string, after = 0): Promise<Mail> {
  return waitFor(`A mail to ${address}`, async () => (await mailsTo(address))[after])
}

/** Waits for a mail whose subject matches. @param after number of matching mails to skip */
export function mailAbout(address: string, subject: RegExp, after = 0): Promise<Mail> {
  return waitFor(
    `A mail to ${address} about ${String(subject)}`,
    async () => (await mailsTo(address)).filter((it) => subject.test(it.subject))[after]
  )
}

/** Returns the six-digit code in a mail. */
export function codeIn(mail: Mail): string {
  const code = /\b\d{6}\b/.exec(mail.text)?.[0]
  if (code === undefined) throw new Error(`no code in the mail "${mail.subject}"`)
  return code
}

/** Returns the token of the link to set a password in a mail. */
export function tokenIn(mail: Mail): string {
  const token = /\/reset-password\?token=([^\s"&<]+)/.exec(mail.text)?.[1]
  if (token === undefined) throw new Error(`no link to set a password in the mail "${mail.subject}"`)
  return token
}
