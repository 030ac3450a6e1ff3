import { createTransport, type Transporter } from "nodemailer"
import { env } from "../../config/env"
import type { Mail } from "./mail"

let transporter: Transporter | undefined

/**
 * Hands a mail to the SMTP server.
 * @throws Error when the server can't be reached or refuses the mail
 */
export async function sendMail(mail: Mail & { to: string }): Promise<void> {
  transporter ??= createTransport({
    url: env().SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail is fetched from the outbox, not from the web: nothing in it may make this server open a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  await transporter.sendMail(mail)
}
