// @ts-check
import { createRequire } from "node:module"

/**
 * Mailbox of development: receives every e-mail by SMTP and shows it on a web page. `GET /email` lists them. Variables:
 * SMTP_PORT, MAIL_PORT, MAIL_FOLDER (kept across restarts).
 */
const maildev = createRequire(import.meta.url)("maildev")
const { SMTP_PORT, MAIL_PORT, MAIL_FOLDER } = process.env
maildev({
  smtp: SMTP_PORT,
  web: MAIL_PORT,
  ip: "127.0.0.1",
  mailDirectory: MAIL_FOLDER,
  silent: true,
}).listen()
