// @ts-check
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

/**
 * Mailbox of development: receives every e-mail by SMTP and shows it on a web page. `GET /email` lists them. Variables:
 * SMTP_PORT, MAIL_PORT, MAIL_HOST (loopback by default), MAIL_FOLDER (kept across restarts), MAIL_KEEP (how many e-mails are kept: the newest).
 */
const maildev = createRequire(import.meta.url)("maildev")
const { SMTP_PORT, MAIL_PORT, MAIL_HOST = "127.0.0.1", MAIL_FOLDER = "", MAIL_KEEP } = process.env
const keep = Number(MAIL_KEEP)

mkdirSync(MAIL_FOLDER, { recursive: true })
// Before the start, which reads every file into memory.
for (const name of oldFiles()) removeFile(name)

const mailbox = maildev({
  smtp: SMTP_PORT,
  web: MAIL_PORT,
  ip: MAIL_HOST,
  mailDirectory: MAIL_FOLDER,
  silent: true,
})
/** @type {string[]} */
const ids = []
mailbox.on("new", (/** @type {{ id: string }} */ { id }) => {
  ids.push(id)
  // Those that were read at the start come in any order, but are few enough.
  while (ids.length > keep) mailbox.deleteEmail(ids.shift() ?? "", () => undefined)
})
mailbox.listen()

/** Files of the e-mails that are more than the newest ones. */
function oldFiles() {
  const files = readdirSync(MAIL_FOLDER).filter((name) => name.endsWith(".eml"))
  const at = new Map(files.map((name) => [name, statSync(path.join(MAIL_FOLDER, name)).mtimeMs]))
  return files.sort((a, b) => (at.get(b) ?? 0) - (at.get(a) ?? 0)).slice(keep)
}

/** Removes an e-mail with its attachments. @param {string} name */
function removeFile(name) {
  rmSync(path.join(MAIL_FOLDER, name), { force: true })
  rmSync(path.join(MAIL_FOLDER, path.parse(name).name), { recursive: true, force: true })
}
