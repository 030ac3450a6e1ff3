import type { Locator, Page } from "@playwright/test"
import { endSessions } from "../../support/end-session"
import { expect } from "./test"

/** Returns the URL of a tenant's page. */
export type At = (path: string, slug?: string) => string

/** A form with unsaved input. */
export interface OpenForm {
  name: string
  open: (page: Page, at: At) => Promise<unknown>
  /** The buttons that send it, in their order. */
  send: (page: Page) => Locator[]
}

/** The last button of the page with a name: the one of the innermost dialog. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: typeof name === "string" }).last()

/** Everything that is typed, chosen or ticked on the page, outside the sign-in dialog. */
export const typedOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("input, textarea, select, [role=switch]")]
      .filter((it) => !it.closest("dialog")?.textContent.includes("Your session has ended"))
      .map((it) => [it.name, it.type === "file" ? it.files?.length : it.value, it.checked, it.ariaChecked])
  )

export const signInDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Sign In" })

async function sendAll(page: Page, { send }: OpenForm): Promise<void> {
  for (const it of send(page)) await it.click()
}

/** Sends a form after the session has ended: nothing typed is lost, and once there is a session again, it is sent. */
export async function expectKept(page: Page, at: At, account: string, form: OpenForm): Promise<void> {
  await form.open(page, at)
  const typed = await typedOn(page)
  expect(typed.length).toBeGreaterThan(0)
  const goOn = await endSessions(account)
  const [, ...others] = await Promise.all([
    page.waitForResponse((it) => it.status() === 401),
    sendAll(page, form),
  ])
  expect(others).toHaveLength(1)
  const dialog = signInDialog(page)
  await expect(dialog).toContainText("Your session has ended")
  await dialog.getByRole("button", { name: "Close" }).click()
  await expect(dialog).toHaveCount(0)
  expect(await typedOn(page)).toEqual(typed)
  await goOn()
  const [response] = await Promise.all([
    page.waitForResponse((it) => it.request().method() !== "GET" && it.url().includes("/api/")),
    // A confirmation that was closed by the refusal is opened again; one that stayed is confirmed.
    (async () => {
      const buttons = form.send(page)
      const last = buttons.at(-1)
      if (buttons.length > 1 && last && (await last.isVisible())) await last.click()
      else await sendAll(page, form)
    })(),
  ])
  expect({ form: form.name, ok: response.ok() }).toEqual({ form: form.name, ok: true })
}
