import { createTransport, type Transporter } from "nodemailer"
import { env } from "../../config/env"
import type { Mail } from "./mail"

let transporter: Transporter | undefined

/** Max connections to the SMTP server, and how long an unused one stays open, in ms. */
const maxConnections = 20
const idleTimeout = 10_000

/**
 * Sends a mail to the SMTP server, over a connection that is kept for the next mails.
 * @param id the mail's id in the outbox. A mail that is sent twice, because its process ended before it was recorded as
 *   sent, has one Message-ID, by which mail programs show it once.
 * @throws Error when the server can't be reached or refuses the mail
 */
export async function sendMail(mail: Mail & { to: string }, id: string): Promise<void> {
  const domain = mail.from.address.slice(mail.from.address.lastIndexOf("@") + 1)
  await transport().sendMail({
    ...mail,
    to: { name: "", address: mail.to },
    messageId: `<${id}@${domain}>`,
    // RFC 3834: no out-of-office reply answers it.
    headers: { "Auto-Submitted": "auto-generated" },
  })
}

/** Connects to the SMTP server and signs in. @throws Error when that fails */
export async function checkMailServer(): Promise<void> {
  await transport().verify()
}

const transport = (): Transporter =>
  (transporter ??= createTransport({
    url: env().SMTP_URL,
    pool: true,
    maxConnections,
    idleTimeout,
    // A mail whose kept connection turns out to be closed is sent over another one, once. The outbox does further retries.
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Nothing in a mail may make this server open a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  }))

const refusedParts = new Set(["EENVELOPE", "EMESSAGE"])

/**
 * Whether the server permanently rejected this mail (5xx to its sender, recipient or content), so that a retry is
 * useless. A rejected login is a configuration problem and is retried.
 */
export const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code !== undefined && refusedParts.has(code) && responseCode >= 500 && responseCode < 600
}
