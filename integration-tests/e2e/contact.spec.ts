import { Client } from "../support/client"
import { rows } from "../support/database"
import { mailTo } from "../support/mailbox"
import { newTenant } from "../support/tenant"
import { unique } from "../support/unique"
import { expectAccessible, expectNoSidewaysScrolling } from "./support/page-checks"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

test("a visitor's message reaches the tenant; the FAQs on the page expand to their answers", async ({
  page,
  at,
}) => {
  const contactEmail = `${unique("desk")}@specs.test`
  const tenant = await newTenant({
    email: contactEmail,
    social: { linkedin: "https://www.linkedin.com/company/x" },
  })
  const { body: faqs } = await new Client(tenant.slug).get<{ question: string; answer: string }[]>(
    "/api/faqs"
  )
  expect((await new Client(tenant.slug).get("/contact")).body).toContain(faqs[0]?.answer)

  await page.goto(at("/contact", tenant.slug))
  await expect(page.getByRole("main").getByRole("link", { name: "LinkedIn" })).toBeVisible()
  await expect(page.getByRole("main").getByRole("link", { name: "Facebook" })).toHaveCount(0)
  await expect(page.getByText(faqs[0]?.answer ?? "")).toBeHidden()
  await page.getByText(faqs[0]?.question ?? "").click()
  await expect(page.getByText(faqs[0]?.answer ?? "")).toBeVisible()

  await page.getByRole("button", { name: "Send message" }).click()
  await expect(page.getByText("Missing information")).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Your name").fill("Asha Rao")
  await page.getByLabel("Your email").fill("asha@specs.test")
  await page.getByLabel("Your message").fill("Do you set stones?")
  await expect(page.getByText("18/500")).toBeVisible()
  await expectNoSidewaysScrolling(page)
  await page.getByRole("button", { name: "Send message" }).click()
  await expect(page.getByText("Message sent successfully!")).toBeVisible()
  await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible()
  await expect(page.getByLabel("Your message")).toHaveValue("")
  expect((await mailTo(contactEmail)).text).toContain("Do you set stones?")
  expect(await rows("select 1 from contact_message where tenant_id = $1", [tenant.id])).toHaveLength(1)
})
