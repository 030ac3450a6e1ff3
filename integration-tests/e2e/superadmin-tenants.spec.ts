import { superadmin, newTenant } from "../support/tenant"
import { expectGoodPage } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

test("a superadmin adds a domain to a tenant, enters the tenant with a reason, sees its open checklist, and leaves", async ({
  page,
  at,
}) => {
  const tenant = await newTenant()
  await beSignedIn(page, await superadmin())
  await page.goto(at(`/superadmin/tenants?search=${tenant.slug}`))
  const card = page.getByRole("article", { name: tenant.brandName })
  await expect(card).toContainText("2 of 9 steps to the first sale are done")

  await card.getByRole("button", { name: "Domains" }).click()
  const domains = page.getByRole("dialog", { name: `Domains of ${tenant.brandName}` })
  await expect(domains.getByText("Set by the platform")).toBeVisible()
  const host = `www.${tenant.slug}.example.in`
  await domains.getByRole("textbox", { name: "Domain" }).fill(host)
  await domains.getByRole("button", { name: "Add domain" }).click()
  await expect(domains.getByRole("list", { name: `DNS records for ${host}` })).toContainText(`_ratna.${host}`)
  await expectGoodPage(page)
  await domains.getByRole("button", { name: "Close" }).click()
  await expect(domains).toHaveCount(0)

  await card.getByRole("button", { name: "Enter" }).click()
  const enter = page.getByRole("dialog", { name: `Enter ${tenant.brandName}` })
  await enter.getByRole("textbox", { name: "Reason" }).fill("They asked for help")
  await expectGoodPage(page)
  await enter.getByRole("button", { name: "Create link" }).click()
  const address = await enter.getByRole("link", { name: /Go to the store/ }).getAttribute("href")
  await page.goto(address ?? "")

  const banner = page.getByRole("region", { name: "Visit by the platform" })
  await expect(banner).toContainText(`You are in ${tenant.brandName} as Platform Owner until`)
  await expect(page.getByRole("heading", { name: "Before you open" })).toBeVisible()
  await expect(page.getByRole("link", { name: /^Your logo ?, to do/ })).toBeVisible()
  await expectGoodPage(page)
  await page.goto(at("/shop", tenant.slug))
  await banner.getByRole("button", { name: "Leave" }).click()
  await expect(page).toHaveURL(at("/", tenant.slug))
  await expect(banner).toHaveCount(0)
  const cookies = await page.context().cookies(at("/", tenant.slug))
  expect(cookies.map((it) => it.name)).not.toContain("ratna_session")
})

test("search, state and order of the tenant list are in the URL and survive reload, Back and another page", async ({
  page,
  at,
}) => {
  const { slug } = await newTenant()
  await beSignedIn(page, await superadmin())
  await page.goto(at("/superadmin/tenants"))
  const search = page.getByRole("searchbox", { name: "Search tenants..." })
  const status = page.getByRole("combobox", { name: "Status" })
  const sort = page.getByRole("combobox", { name: "Sort" })
  const expectAll = async (...[words, state, order]: [string, string, string]) => {
    await expect(search).toHaveValue(words)
    await expect(status).toHaveValue(state)
    await expect(sort).toHaveValue(order)
  }

  await search.fill(slug)
  await expect(page.getByText("1 tenant found")).toBeVisible()
  await expect(page).toHaveURL(at(`/superadmin/tenants?search=${slug}`))
  await sort.selectOption("name")
  await status.selectOption("inactive")
  await expect(page.getByText("No tenant matches your search or filters.")).toBeVisible()
  await page.reload()
  await expectAll(slug, "inactive", "name")
  await expect(page.getByText("No tenant matches your search or filters.")).toBeVisible()

  await page.goBack()
  await expectAll(slug, "", "name")
  await expect(page.getByText("1 tenant found")).toBeVisible()
  await page.getByRole("article").getByRole("button", { name: "Edit" }).click()
  await expect(page.getByRole("dialog", { name: /^Edit Tenant/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expectAll(slug, "", "name")

  await page.getByRole("navigation", { name: "Platform" }).getByRole("link").first().click()
  await expect(page.getByRole("heading", { level: 1, name: "Platform Overview" })).toBeVisible()
  await page.goBack()
  await expectAll(slug, "", "name")
  await page.goBack()
  await expectAll(slug, "", "newest")
  await page.getByRole("button", { name: "Clear filters" }).click()
  await expectAll("", "", "newest")
  await expect(page).toHaveURL(at("/superadmin/tenants"))
})
