import type { Page } from "@playwright/test"
import type { Product } from "../../src/contract/product"
import { Client } from "../support/client"
import { newBuyer } from "../support/tenant-with-stones"
import { PASSWORD } from "../support/shopper"
import { signIn } from "./support/account"
import { expectAccessible, expectNoSidewaysScrolling } from "./support/page-checks"
import { expect, test } from "./support/test"

// The browser logs every request that failed.
test.use({
  serviceWorkers: "allow",
  expectedNoise: [/net::ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/],
})

const offlineHeading = { name: "You are offline", level: 1 } as const

async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === "activated") return
    await new Promise((resolve) => active?.addEventListener("statechange", resolve, { once: true }))
  })
}

async function firstStone(): Promise<Product> {
  const { body } = await new Client("default").get<Product[]>("/api/products?inStock=true&limit=1")
  const [stone] = body
  if (!stone) throw new Error("The tenant has no stone in stock")
  return stone
}

test("a visitor who is offline sees the store's own offline page, and continues when the connection is back", async ({
  page,
  context,
  at,
}) => {
  await page.goto(at("/"))
  await workerReady(page)
  await context.setOffline(true)
  await page.goto(at("/shop"))
  await expect(page.getByRole("heading", offlineHeading)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await context.setOffline(false)
  await page.getByRole("link", { name: "Try again" }).click()
  await expect(page).toHaveURL(at("/shop"))
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You are offline")
})

test("a page that is opened offline reports it immediately, and loads by itself when the connection is back", async ({
  page,
  context,
  at,
}) => {
  await page.goto(at("/faq"))
  await workerReady(page)
  await context.setOffline(true)
  await page.getByRole("contentinfo").getByRole("link", { name: "Shop" }).click()
  await expect(page.getByRole("heading", offlineHeading)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole("heading", { name: "Stones" })).toBeAttached()
  await expect(page).toHaveURL(at("/shop"))
})

test("adding to the cart while offline fails immediately and is never sent later", async ({
  page,
  context,
  at,
}) => {
  const buyer = await newBuyer("default")
  const stone = await firstStone()
  await page.goto(at(`/products/${stone.slug}`))
  await signIn(page, { email: buyer.user.email, password: PASSWORD })
  await context.setOffline(true)
  await page.getByRole("button", { name: "Add to Cart" }).click()
  await expect(page.getByText("You are offline. Nothing was sent.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeEnabled()
  await context.setOffline(false)
  // The next request that is sent is the first one that arrives.
  await page.getByRole("button", { name: "Add to Cart" }).click()
  await expect(page.getByText("Added to cart")).toBeVisible()
  const { body } = await buyer.client.get<{ items: { quantity: number }[] }>("/api/cart")
  expect(body.items.map((it) => it.quantity)).toEqual([1])
})

test("the next visitor at the same machine sees nothing of the account that was signed in before", async ({
  page,
  at,
}) => {
  const buyer = await newBuyer("default")
  await page.goto(at("/"))
  await signIn(page, { email: buyer.user.email, password: PASSWORD })
  await page.goto(at("/profile"))
  await workerReady(page)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const files = await Promise.all(
      names.map(async (it) => (await (await caches.open(it)).keys()).map(({ url }) => new URL(url).pathname))
    )
    const offline = await (await caches.match("/offline"))?.text()
    return { versions: names.length, files: files.flat(), offline }
  })
  expect(kept.versions).toBe(1)
  expect(kept.files.filter((it) => it !== "/offline" && !it.startsWith("/assets/"))).toEqual([])
  expect(kept.offline).not.toContain(buyer.user.email)
  expect(kept.offline).not.toContain("<script")
})
