import { Receiver, verified } from "../support/receiver"
import { newTenant } from "../support/tenant"
import { leaveMessage, webhookNow } from "../support/webhooks"
import { expectGoodPage } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

test("an outgoing webhook is created, its secret is shown once, its deliveries are read and sent again, and it is deleted", async ({
  page,
  at,
}) => {
  const tenant = await newTenant()
  const receiver = await Receiver.open()
  await beSignedIn(page, tenant.admin)
  await page.goto(at("/admin/webhooks", tenant.slug))
  await expect(page.getByText("No webhooks yet.")).toBeVisible()
  const make = page.getByRole("button", { name: "Create webhook" })
  await make.click()
  await expect(page.getByText("Please choose at least one event")).toBeVisible()
  const url = page.getByRole("textbox", { name: "Endpoint URL" })
  await expectGoodPage(page)

  await url.fill(receiver.url)
  await page.getByRole("checkbox", { name: "Order placed" }).check()
  await make.click()
  const dialog = page.getByRole("dialog", { name: "The webhook's secret" })
  const secret = await dialog.getByRole("code").innerText()
  await expectGoodPage(page)
  await dialog.getByRole("button", { name: "Done" }).click()
  await expect(page.getByText(secret)).toHaveCount(0)

  const row = page.getByRole("listitem").filter({ hasText: receiver.url })
  const hooks = (await tenant.admin.get<{ id: string }[]>("/api/admin/webhooks")).body
  const id = await leaveMessage(tenant.id, hooks[0]?.id ?? "")
  await row.getByRole("button", { name: "Deliveries" }).click()
  const panel = page.getByRole("dialog", { name: "Deliveries" })
  const delivery = panel.getByRole("listitem").filter({ hasText: id })
  await expect(delivery).toContainText("Delivered", { timeout: 15_000 })
  await expectGoodPage(page)
  await delivery.getByRole("button", { name: "Send again" }).click()
  await expect.poll(() => receiver.received.filter((it) => it.id === id).length).toBe(2)
  for (const it of receiver.received) expect(verified(secret, it)).toBeTruthy()
  await panel.getByRole("button", { name: "Close" }).click()

  await row.getByRole("button", { name: "New secret" }).click()
  const confirmation = page.getByRole("dialog", { name: "Create a new secret?" })
  await confirmation.getByRole("button", { name: "New secret" }).click()
  await page.getByRole("dialog", { name: "The new secret" }).getByRole("button", { name: "Done" }).click()
  await expect(row).toContainText("the old secret works until")

  await row.getByRole("button", { name: "Edit" }).click()
  const edit = page.getByRole("dialog", { name: "Edit the webhook" })
  await edit.getByRole("checkbox", { name: "Stock low" }).check()
  await edit.getByRole("button", { name: "Save Changes" }).click()
  await expect(page.getByText("Webhook saved")).toBeVisible()
  await row.getByRole("switch").click()
  await expect(row.getByRole("switch")).not.toBeChecked()
  expect(await webhookNow(tenant.admin, hooks[0]?.id ?? "")).toMatchObject({
    events: ["order.placed", "stock.low"],
    isActive: false,
  })

  await row.getByRole("button", { name: "Delete" }).click()
  const sure = page.getByRole("dialog", { name: "Delete this webhook?" })
  await sure.getByRole("button", { name: "Delete" }).click()
  await expect(row).toHaveCount(0)
  await receiver.close()
})
