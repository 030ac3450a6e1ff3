import { createHash } from "node:crypto"
import { texts } from "../../../src/contract/texts"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { newTenantWithStones } from "../../support/tenant-with-stones"
import { expectStatus, PASSWORD, signUp } from "../../support/shopper"
import { unique } from "../../support/unique"

jest.setTimeout(90_000)

interface Kept {
  consent_version: string | null
  consent_text: string | null
  is_recent: boolean | null
}

const keptFor = async (email: string): Promise<Kept | undefined> =>
  (
    await rows<Kept>(
      `select consent_version, consent_text, consent_at > now() - interval '1 minute' as is_recent
       from account where email = $1`,
      [email]
    )
  )[0]

const versionOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16)
const kept = (text: string): Kept => ({
  consent_version: versionOf(text),
  consent_text: text,
  is_recent: true,
})

test("a tenant can prove what its shoppers agreed to, and when: the text shown at sign-up is stored", async () => {
  const { email } = await signUp()
  expect(await keptFor(email)).toEqual(kept(texts.signup_consent))
})

test("registering without a code stores it too, in the tenant's own words if it has some", async () => {
  const tenant = await newTenantWithStones([])
  const own = "By signing up you agree to our terms, and to our privacy notice of today."
  await rows("insert into content_entry (tenant_id, key, value) values ($1, 'signup_consent', $2)", [
    tenant.id,
    own,
  ])
  const email = `${unique("agreed")}@specs.test`
  const body = { email, name: "Asha Rao", password: PASSWORD }
  expectStatus(await new Client(tenant.slug).post("/api/auth/register", body), 201)
  expect(await keptFor(email)).toEqual(kept(own))
})

test("an invited account has agreed to nothing yet, and no consent is recorded for it", async () => {
  const { slug } = await newTenantWithStones([])
  expect(await keptFor(`admin@${slug}.test`)).toEqual({
    consent_version: null,
    consent_text: null,
    is_recent: null,
  })
})
