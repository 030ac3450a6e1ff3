import { hkdfSync } from "node:crypto"
import { seal } from "../../../src/lib/seal"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { codeIn, mailsTo, mailTo } from "../../support/mailbox"
import { product } from "../../support/product"
import { expectStatus } from "../../support/shopper"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(60_000)

const tenantId = async (): Promise<string> =>
  (await rows<{ id: string }>("select id from tenant where slug = 'default'"))[0]?.id ?? ""

/** Inserts a mail as a process leaves it that crashed, or found no mail server, after its commit. */
async function leave(to: string | null, expires: string, id = unique("mail")): Promise<string> {
  const tenant = await tenantId()
  const mail = {
    to,
    from: { name: "Ratna", address: "no-reply@ratna.test" },
    subject: "Left behind",
    text: "Still here",
    html: "<p>Still here</p>",
  }
  const secret = Buffer.from(product().env["RATNA_SECRET_KEY"] ?? "", "base64")
  const key = Buffer.from(hkdfSync("sha256", secret, "", "mail-outbox", 32))
  await rows(
    "insert into mail_outbox (tenant_id, id, sealed, expires_at) values ($1, $2, $3, now() + $4::interval)",
    [tenant, id, seal([key], tenant, JSON.stringify(mail)), expires]
  )
  await rows("insert into mail_due (tenant_id, id, due_at) values ($1, $2, now())", [tenant, id])
  return id
}

const ended = (id: string) =>
  waitFor("The mail's last try", async () => {
    const due = await rows("select 1 from mail_due where id = $1", [id])
    return due.length === 0 ? true : undefined
  })

const gone = (id: string) =>
  waitFor("The mail's end", async () => {
    const left = await rows(
      "select 1 from mail_due where id = $1 union all select 1 from mail_outbox where id = $1",
      [id]
    )
    return left.length === 0 ? true : undefined
  })

test("a mail comes from the tenant, under its name, with its texts as plain text and HTML", async () => {
  const email = `${unique("mail")}@specs.test`
  expectStatus(await new Client("sapphire").post("/api/auth/send-otp", { email }), 200)
  const mail = await mailTo(email)
  const [tenant] = await rows<{ brand_name: string; domain: string }>(
    "select brand_name, domain from tenant where slug = 'sapphire' and archived_at is null"
  )
  expect(mail).toMatchObject({
    from: [{ address: `no-reply@${tenant?.domain ?? ""}`, name: tenant?.brand_name }],
  })
  expect(mail.html).toContain(codeIn(mail))
  expect(mail.html).toContain(tenant?.brand_name)
})

test("a mail that a crash left in the outbox is sent once, and deleted", async () => {
  const email = `${unique("mail")}@specs.test`
  await gone(await leave(email, "1 hour"))
  expect(await mailsTo(email)).toHaveLength(1)
})

test("a mail that is sent again after a crash shows once in a mailbox, and no automatic reply answers it", async () => {
  const email = `${unique("mail")}@specs.test`
  const id = await leave(email, "1 hour")
  await gone(id)
  // The process ended after the server had accepted the mail, before it could delete it.
  await gone(await leave(email, "1 hour", id))
  const mails = await mailsTo(email)
  expect(mails.map((it) => it.headers["message-id"])).toEqual([`<${id}@ratna.test>`, `<${id}@ratna.test>`])
  expect(mails[0]?.headers["auto-submitted"]).toBe("auto-generated")
  await gone(await leave(email, "1 hour"))
  expect((await mailsTo(email))[2]?.headers["message-id"]).not.toBe(`<${id}@ratna.test>`)
})

test("an expired mail, or one without a recipient, is deleted unsent", async () => {
  const email = `${unique("mail")}@specs.test`
  const [late, nobody] = [await leave(email, "-1 second"), await leave(null, "1 hour")]
  await gone(late)
  await gone(nobody)
  expect(await mailsTo(email)).toEqual([])
})

test("mails in the outbox are encrypted in the database", async () => {
  const id = await leave(null, "1 hour")
  const [row] = await rows<{ sealed: string }>("select sealed from mail_outbox where id = $1", [id])
  expect(Buffer.from(row?.sealed ?? "", "base64").toString("latin1")).not.toContain("Still here")
})

test("a mail that the server permanently rejects is not retried, and its code is not kept", async () => {
  const id = await leave("nobody here@specs.test", "1 hour")
  await ended(id)
  const [note] = await rows(
    "select sealed, attempts, failure, failed_at is not null as failed from mail_outbox where id = $1",
    [id]
  )
  expect(note).toEqual({
    sealed: null,
    attempts: 1,
    failed: true,
    failure: expect.stringMatching(/50\d/) as string,
  })
})

test("a mail goes to one mailbox, even if its recipient could be parsed as a list", async () => {
  const victim = `${unique("victim")}@specs.test`
  for (const to of [`x@specs.test,${victim}`, `x@specs.test;${victim}`, `x:${victim};`, `x <${victim}>`]) {
    await ended(await leave(to, "1 hour"))
  }
  expect(await mailsTo(victim)).toEqual([])
})

test("a list of addresses is no valid e-mail, so codes for many accounts never reach one mailbox", async () => {
  const victim = `${unique("victim")}@specs.test`
  const client = new Client()
  for (const email of [
    `x@specs.test,${victim}`,
    `x@${victim},specs.test`,
    `x@specs.test;${victim}`,
    `x@a:${victim};.test`,
    `x@(${victim}).specs.test`,
    `x@<${victim}>.test`,
    `${victim}\r\nBcc: ${victim}`,
    `x@specs.test ${victim}`,
    `"x,${victim}"@specs.test`,
    victim.replace("i", "\u0456"),
  ]) {
    for (const call of ["send-otp", "resend-otp", "forgot-password", "register"]) {
      const response = await client.post(`/api/auth/${call}`, {
        email,
        name: "Asha Rao",
        password: "Spec1234",
      })
      expect([email, response.status]).toEqual([email, 400])
    }
  }
  expect(await mailsTo(victim)).toEqual([])
})
