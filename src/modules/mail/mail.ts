/** One recipient's address. Separate from the name: mailers parse a combined text as a list of addresses. */
export interface MailAddress {
  readonly name: string
  readonly address: string
}

/** A mail ready to be sent. `to` null means no recipient: the mail goes through the outbox and is dropped unsent. */
export interface Mail {
  /** The bare address. */
  to: string | null
  from: MailAddress
  replyTo?: MailAddress
  subject: string
  text: string
  html: string
}

/** The tenant that a mail is sent for, and the origin of its links. */
export interface MailTenant {
  readonly brandName: string
  readonly domain: string
  readonly color: string
  readonly logo: string | null
  /** The tenant's public origin; links and pictures are absolute. */
  readonly origin: string
  readonly contact: { readonly email: string; readonly phone: string; readonly address: string }
}

/** Subject and content of one mail. */
export interface MailTemplate {
  subject: string
  content: MailContent
  /** Reply address, when it isn't the tenant's. */
  replyTo?: MailAddress
  /**
   * A mail that neither signing in nor payments depend on: a tenant may switch these off (`enableEmailNotifications`).
   */
  isNotification?: true
}

/** A line item of an order. `picture`: a URL of the tenant, or null. */
export interface MailItem {
  name: string
  quantity: number
  amount: string
  picture: string | null
}

/** Content of a mail, from top to bottom, for both the text and the HTML version. Contains no markup. */
export interface MailContent {
  /** Preview text beside the subject in the inbox; defaults to the first paragraph. */
  preheader?: string
  heading: string
  paragraphs: readonly string[]
  /** A quotation of another person's text. */
  quote?: string
  /** Shown large, for copying. */
  code?: string
  /** `url` may be a path of the tenant's storefront. */
  button?: { label: string; url: string }
  items?: readonly MailItem[]
  /** Amounts to pay; the last one is the total. */
  amounts?: readonly { label: string; amount: string }[]
  details?: readonly { title: string; lines: readonly string[] }[]
  /** Small print at the end. */
  note?: string
}
