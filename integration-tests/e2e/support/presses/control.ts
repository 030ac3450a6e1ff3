import type { Locator, Page } from "@playwright/test"
import type { Client } from "../../../support/client"
import type { TenantWithStones } from "../../../support/tenant-with-stones"
import { expect } from "../test"

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const desktop = { viewport: { width: 1280, height: 800 } }

export interface Store extends TenantWithStones {
  stone: { id: string; slug: string }
  /** Order number of the buyer's order. */
  orderNumber: string
}

export interface Control {
  name: string
  path: (store: Store) => string
  /** `new buyer`: one for each try, since an account may open at most 60 payments an hour. */
  who?: "buyer" | "new buyer" | "admin" | "superadmin"
  window?: typeof phone | typeof desktop
  control: (page: Page) => Locator
  /** Prepares a try. */
  ready?: (who: Client, store: Store) => Promise<unknown>
  /** Key combination pressed instead of the control. */
  keys?: string
  /** Letters typed into the control after it is pressed. */
  type?: string
  /** Waits for the effect, and fails if there is none. */
  took: (page: Page) => Promise<unknown>
  /** The one request that the press sends. */
  sends?: RegExp
  /** Undoes the effect. */
  undo?: (who: Client, store: Store) => Promise<unknown>
}

export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name }).first()
export const inHeader = (name: string) => (page: Page) =>
  page.getByRole("banner").getByRole("button", { name })
export const dialog = (page: Page) => expect(page.getByRole("dialog")).toHaveCount(1)
export const field = (label: string) => (page: Page) => page.getByRole("main").getByLabel(label).first()
export const holds = (label: string, value: string) => (page: Page) =>
  expect(field(label)(page)).toHaveValue(value)
export const addToCart = (who: Client, { stone }: Store) =>
  who.post("/api/cart", { productId: stone.id, quantity: 1 })
