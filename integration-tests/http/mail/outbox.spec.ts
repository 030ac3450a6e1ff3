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

/** A mail as a process leaves it behind that died, or found no mail server, after it had committed. */
async function leave(to: string | null, expires: string): Promise<string> {
  const id = unique("mail")
  const tenant = await tenantId()
  const mail = {
    to,
    from: '"Ratna" <no-reply@ratna.test>',
    subject: "Left behind",
    text: "Still here",
    html: "<p>Still here</p>",
  }
  const secret = Buffer.from(product().env["RATNA_SECRET_KEY"] ?? "", "base64")
  const key = Buffer.from(hkdfSync("sha256", secret, "", "mail-outbox", 32))
  await rows(
    "insert into mail_outbox (tenant_id, id, sealed, expires_at) values ($1, $2, $3, now() + $4::interval)",
    [tenant, id, seal(key, tenant, JSON.stringify(mail)), expires]
  )
  await rows("insert into mail_due (tenant_id, id, due_at) values ($1, $2, now())", [tenant, id])
  return id
}

const gone = (id: string) =>
  waitFor("The mail's end", async () => {
    const left = await rows(
      "select 1 from mail_due where id = $1 union all select 1 from mail_outbox where id = $1",
      [id]
    )
    return left.length === 0 ? true : undefined
  })

test("a mail comes from the shop, in its name, with its words in text and page", async () => {
  const email = `${unique("mail")}@specs.test`
  expectStatus(await new Client("sapphire").post("/api/auth/send-otp", { email }), 200)
  const mail = await mailTo(email)
  const [shop] = await rows<{ brand_name: string; domain: string }>(
    "select brand_name, domain from tenant where slug = 'sapphire' and archived_at is null"
  )
  expect(mail).toMatchObject({
    from: [{ address: `no-reply@${shop?.domain ?? ""}`, name: shop?.brand_name }],
  })
  expect(mail.html).toContain(codeIn(mail))
  expect(mail.html).toContain(shop?.brand_name)
})

test("a mail that was left behind is sent once, and forgotten", async () => {
  const email = `${unique("mail")}@specs.test`
  await gone(await leave(email, "1 hour"))
  expect(await mailsTo(email)).toHaveLength(1)
})

test("a mail whose time is over, or that is to nobody, ends unsent", async () => {
  const email = `${unique("mail")}@specs.test`
  const [late, nobody] = [await leave(email, "-1 second"), await leave(null, "1 hour")]
  await gone(late)
  await gone(nobody)
  expect(await mailsTo(email)).toEqual([])
})

test("what waits in the outbox can't be read in the database", async () => {
  const id = await leave(null, "1 hour")
  const [row] = await rows<{ sealed: string }>("select sealed from mail_outbox where id = $1", [id])
  expect(Buffer.from(row?.sealed ?? "", "base64").toString("latin1")).not.toContain("Still here")
})
