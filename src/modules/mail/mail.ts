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

/** In whose name a mail goes out, and where it leads. */
export interface MailTenant {
  readonly brandName: string
  readonly domain: string
  readonly color: string
  readonly logo: string | null
  /** The shop's public origin: links and pictures are absolute. */
  readonly origin: string
  readonly contact: { readonly email: string; readonly phone: string; readonly address: string }
}

/** One mail's words. */
export interface MailTemplate {
  subject: string
  content: MailContent
  /** Who gets the answer, where it isn't the shop. */
  replyTo?: MailAddress
  /** A mail that neither signing in nor money depends on: a shop may switch these off (`enableEmailNotifications`). */
  isNotification?: true
}

/** A line of an order. `picture`: an address of the shop, or null. */
export interface MailItem {
  name: string
  quantity: number
  amount: string
  picture: string | null
}

/** What a mail says, from the top down; its text and its page are both made from this. Nothing in it is markup. */
export interface MailContent {
  /** What a list of mails shows beside the subject; the first paragraph where nothing is said. */
  preheader?: string
  heading: string
  paragraphs: readonly string[]
  /** Somebody else's words. */
  quote?: string
  /** Shown large, for copying. */
  code?: string
  /** `url` may be a path of the shop. */
  button?: { label: string; url: string }
  items?: readonly MailItem[]
  /** What is paid; the last one is the sum. */
  amounts?: readonly { label: string; amount: string }[]
  details?: readonly { title: string; lines: readonly string[] }[]
  /** Small print below. */
  note?: string
}
