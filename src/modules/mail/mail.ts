/** Whose name a mail carries. `logo` must be an absolute URL to be shown. */
export interface Sender {
  readonly brandName: string
  readonly domain: string
  readonly color: string
  readonly logo: string | null
}

/** One person's address. Apart from the name, never as one text: mailers read a text as a list of addresses. */
export interface MailAddress {
  readonly name: string
  readonly address: string
}

/** A mail as it goes out. `to` null is a mail to nobody: it takes the same way and ends unsent. */
export interface Mail {
  /** The bare address. */
  to: string | null
  from: MailAddress
  replyTo?: MailAddress
  subject: string
  text: string
  html: string
}

/** A mail's words, without whose name it goes out in. */
export interface MailSaid {
  subject: string
  content: MailContent
  /** Who gets the answer, where it isn't the shop. */
  replyTo?: MailAddress
}

/** What a mail says; both its text and its page are made from this. */
export interface MailContent {
  heading: string
  paragraphs: readonly string[]
  /** Shown large, for copying. */
  code?: string
  button?: { label: string; url: string }
  /** Small print below. */
  note?: string
}
