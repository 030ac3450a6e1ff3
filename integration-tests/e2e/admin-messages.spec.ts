import { Client } from "../support/client"
import { expectStatus } from "../support/shopper"
import { newTenant } from "../support/tenant"
import { expectAccessible, expectNoSidewaysScrolling } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

test("a shopper's message reaches this tenant's inbox, where an admin replies and marks it as done", async ({
  page,
  at,
}) => {
  const here = await newTenant()
  await beSignedIn(page, here.admin)
  await page.goto(at("/admin/messages", here.slug))
  await expect(page.getByText("No messages yet.")).toBeVisible()
  await expectAccessible(page)

  const body = { name: "Asha Rao", email: "asha@specs.test", message: "Is it real?" }
  expectStatus(await new Client(here.slug).post("/api/contact", body), 201)
  await page.getByRole("button", { name: "More" }).click()
  await page.getByRole("dialog", { name: "More" }).getByRole("link", { name: "Settings" }).click()
  // The list is loaded again only after another page was visited.
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible()
  await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Messages" }).click()
  const message = page.getByRole("article", { name: "Asha Rao" })
  await expect(message).toContainText("Is it real?")
  await expect(message.getByText("New")).toBeVisible()
  await expect(message.getByRole("link", { name: "Reply" })).toHaveAttribute(
    "href",
    /^mailto:asha@specs\.test\?/
  )
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await message.getByRole("button", { name: "Mark as answered" }).focus()
  await page.keyboard.press("Enter")
  await expect(message.getByText("Answered", { exact: true })).toBeVisible()
  await expect(message.getByText("New")).toHaveCount(0)
  await expect(message.getByRole("button", { name: "Mark as not answered" })).toBeFocused()
})
