import type { Page } from "@playwright/test"
import type { AdminFaq } from "../../src/contract/faq"
import { newShopper } from "../support/shopper"
import { newTenant, type NewTenant } from "../support/tenant"
import { expectAccessible, expectNoSidewaysScrolling } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

const expectGoodPage = async (page: Page) => {
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
}

const itemOf = (page: Page, question: string) => page.getByRole("listitem").filter({ hasText: question })

test.describe("a tenant's FAQs", () => {
  let here: NewTenant
  let there: NewTenant
  test.beforeAll(async () => {
    here = await newTenant()
    there = await newTenant()
  })
  const settings = (page: Page, at: (path: string, slug?: string) => string) =>
    page.goto(at("/admin/settings?tab=faqs", here.slug))

  test.beforeEach(async ({ page }) => {
    await beSignedIn(page, here.admin)
  })

  test("an admin's edits appear on this tenant's pages, and on no other tenant's", async ({ page, at }) => {
    await settings(page, at)
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible()
    await expect(page.getByText("Configure site settings, manage FAQs, and update content")).toBeVisible()
    await expect(page.getByRole("tab", { name: "FAQs" })).toHaveAttribute("aria-selected", "true")
    await expectGoodPage(page)

    await page.getByRole("button", { name: "Add FAQ" }).click()
    await page.getByLabel("Question").fill("Do you ship to the moon?")
    await page.getByRole("button", { name: "Create FAQ" }).click()
    await expect(page.getByText("Please fill in all fields")).toBeVisible()
    await page.getByLabel("Answer").fill("Not yet.")
    await expectGoodPage(page)
    await page.getByRole("button", { name: "Create FAQ" }).click()
    await expect(page.getByText("FAQ created successfully")).toBeVisible()

    const mine = itemOf(page, "Do you ship to the moon?")
    await mine.getByRole("button", { name: "Edit" }).click()
    await page.getByLabel("Answer").fill("Only on Sundays.")
    await page.getByRole("button", { name: "Save Changes" }).click()
    await expect(page.getByText("FAQ updated successfully")).toBeVisible()
    await mine.getByRole("button", { name: "Move up" }).focus()
    await page.keyboard.press("Enter")
    await expect(page.getByText(/Do you ship to the moon\?: now 4 of 5/)).toBeAttached()

    await page.goto(at("/faq", here.slug))
    await expect(page.getByText("Only on Sundays.")).toBeVisible()
    const numbered = page.locator("main ol > li")
    await expect(numbered.nth(3)).toContainText("Do you ship to the moon?")
    await page.goto(at("/faq", there.slug))
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible()
    await expect(page.getByText("Do you ship to the moon?")).toHaveCount(0)

    await settings(page, at)
    await mine.getByRole("switch", { name: "Visible" }).click()
    await expect(page.getByText("FAQ updated successfully")).toBeVisible()
    await page.goto(at("/faq", here.slug))
    await expect(page.getByText("Do you ship to the moon?")).toHaveCount(0)

    await settings(page, at)
    await mine.getByRole("button", { name: "Delete" }).click()
    const dialog = page.getByRole("dialog", { name: "Delete FAQ?" })
    await expect(dialog).toContainText(
      "Are you sure you want to delete this FAQ? This action cannot be undone."
    )
    await expectAccessible(page)
    await dialog.getByRole("button", { name: "Delete" }).click()
    await expect(page.getByText("FAQ deleted successfully")).toBeVisible()
    await expect(mine).toHaveCount(0)

    const { body: left } = await here.admin.get<AdminFaq[]>("/api/admin/faqs")
    for (const { id } of left) await here.admin.delete(`/api/admin/faqs/${id}`)
    await settings(page, at)
    await expect(page.getByText('No FAQs yet. Click "Add FAQ" to create one.')).toBeVisible()
  })

  test("the FAQs have a page of their own, with the same list and the same unsaved input", async ({
    page,
    at,
  }) => {
    const { body } = await here.admin.post<AdminFaq>("/api/admin/faqs", {
      question: "Own page?",
      answer: "Yes.",
    })
    await page.goto(at("/admin/faqs", here.slug))
    await expect(page.getByRole("heading", { level: 1, name: "FAQs" })).toBeVisible()
    // Phones have the link in the sheet behind "More".
    const more = page.getByRole("button", { name: "More" })
    if (await more.isVisible()) await more.click()
    await expect(page.getByRole("link", { name: "FAQs" })).toHaveAttribute("aria-current", "page")
    await expectGoodPage(page)
    await page.keyboard.press("Escape")
    await expectGoodPage(page)
    await itemOf(page, "Own page?").getByRole("button", { name: "Edit" }).click()
    await page.getByLabel("Answer").fill("Half an answer")
    await expectGoodPage(page)
    await settings(page, at)
    await itemOf(page, "Own page?").getByRole("button", { name: "Edit" }).click()
    await expect(page.getByLabel("Answer")).toHaveValue("Half an answer")
    await page.getByRole("button", { name: "Save Changes" }).click()
    await expect(page.getByText("FAQ updated successfully")).toBeVisible()
    await here.admin.delete(`/api/admin/faqs/${body.id}`)
  })

  test("what was typed survives a reload", async ({ page, at }) => {
    await settings(page, at)
    await page.getByRole("button", { name: "Add FAQ" }).click()
    await page.getByLabel("Question").fill("Half a question")
    await page.reload()
    await page.getByRole("button", { name: "Add FAQ" }).click()
    await expect(page.getByLabel("Question")).toHaveValue("Half a question")
  })

  test.describe("two admins who edit at once", () => {
    // The browser logs the 409.
    test.use({ expectedNoise: [/status of 409/] })

    test("the second is offered both values, and nothing typed is lost", async ({ page, at }) => {
      const body = { question: "Whose answer?", answer: "Nobody's." }
      const { body: faq } = await here.admin.post<AdminFaq>("/api/admin/faqs", body)
      await settings(page, at)
      await itemOf(page, "Whose answer?").getByRole("button", { name: "Edit" }).click()
      await here.admin.put(`/api/admin/faqs/${faq.id}`, { answer: "Theirs." })
      await page.getByLabel("Answer", { exact: true }).fill("Mine.")
      await page.getByRole("button", { name: "Save Changes" }).click()
      const choice = page.getByRole("group", { name: "Answer: two versions" })
      await expect(choice).toContainText("Theirs.")
      await expect(page.getByLabel("Answer", { exact: true })).toHaveValue("Mine.")
      await expectGoodPage(page)
      await choice.getByRole("button", { name: "Keep mine" }).click()
      await page.getByRole("button", { name: "Save Changes" }).click()
      await expect(page.getByText("FAQ updated successfully")).toBeVisible()
      await expect(itemOf(page, "Whose answer?")).toContainText("Mine.")
    })
  })
})

test("a visitor who opens the settings is asked to sign in, a shopper is redirected home; both load none of the admin's code", async ({
  page,
  at,
}) => {
  const scripts: string[] = []
  page.on("request", (it) => scripts.push(it.url()))
  const direct = await page.request.get(at("/admin/settings"), { maxRedirects: 0 })
  expect([direct.status(), direct.headers()["location"]]).toEqual([302, "/?signIn=1&next=/admin/settings"])
  await beSignedIn(page, (await newShopper()).client)
  await page.goto(at("/admin/settings"))
  await expect(page).toHaveURL(at("/"))
  await page.waitForLoadState("networkidle")
  expect(scripts.filter((it) => /\/settings-[^/]*\.js/.test(it))).toEqual([])
})
