import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { createTransport } from "nodemailer"

jest.setTimeout(60_000)

const folder = mkdtempSync(path.join(tmpdir(), "ratna-mailbox-"))
let running: ChildProcess | undefined
afterEach(() => running?.kill())
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

interface Mailbox {
  send: (subject: string) => Promise<unknown>
  /** Waits until as many e-mails are listed. @returns their subjects */
  listed: (count: number) => Promise<string[]>
}

async function open(keep: number): Promise<Mailbox> {
  const [smtp, web] = [await freePort(), await freePort()]
  const variables = { SMTP_PORT: `${smtp}`, MAIL_PORT: `${web}`, MAIL_FOLDER: folder, MAIL_KEEP: `${keep}` }
  running = spawn(process.execPath, [path.resolve("dev/mailbox/main.mjs")], {
    env: { ...process.env, ...variables },
    stdio: "ignore",
  })
  const list = async (): Promise<string[] | undefined> => {
    const response = await fetch(`http://127.0.0.1:${web}/email`).catch(() => undefined)
    return ((await response?.json()) as { subject: string }[] | undefined)?.map((mail) => mail.subject)
  }
  const listed = async (count: number): Promise<string[]> => {
    for (let left = 200; left > 0; left--) {
      const subjects = await list()
      if (subjects?.length === count) return subjects
      await wait(50)
    }
    throw new Error(`There are ${String((await list())?.length)} e-mails, not ${String(count)}`)
  }
  const transport = createTransport({ host: "127.0.0.1", port: smtp, ignoreTLS: true })
  const send = (subject: string): Promise<unknown> =>
    transport.sendMail({ from: "a@specs.test", to: "b@specs.test", subject, text: "Hello" })
  return { send, listed }
}

const stored = (): number => readdirSync(folder).filter((name) => name.endsWith(".eml")).length

it("the mailbox keeps the newest e-mails only, in memory and on disk, also after a restart", async () => {
  const mailbox = await open(3)
  await mailbox.listed(0)
  for (let nth = 1; nth <= 3; nth++) {
    await mailbox.send(`mail ${String(nth)}`)
    await mailbox.listed(nth)
  }
  for (const subject of ["mail 4", "mail 5"]) {
    await mailbox.send(subject)
    while (!(await mailbox.listed(3)).includes(subject)) await wait(20)
  }
  expect((await mailbox.listed(3)).toSorted()).toEqual(["mail 3", "mail 4", "mail 5"])
  while (stored() > 3) await wait(20)
  running?.kill()
  const smaller = await open(2)
  expect((await smaller.listed(2)).toSorted()).toEqual(["mail 4", "mail 5"])
  expect(stored()).toBe(2)
})
