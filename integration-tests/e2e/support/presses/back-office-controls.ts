import type { Page } from "@playwright/test"
import { expect } from "../test"
import { button, desktop, dialog, field, holds, phone, type Control } from "./control"

/** The command menu's button, in the header. */
const search = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Go to a page/ })

/** The main control of every page for admins and superadmins. */
export const backOfficeControls: readonly Control[] = [
  {
    name: "Add Product",
    path: () => "/admin/products",
    who: "admin",
    window: desktop,
    control: button("Add Product"),
    took: (page) => expect(page.getByRole("heading", { name: "Add New Product" })).toBeVisible(),
  },
  {
    name: "Add FAQ",
    path: () => "/admin/settings?tab=faqs",
    who: "admin",
    window: desktop,
    control: button("Add FAQ"),
    took: (page) => expect(page.getByLabel("Question")).toBeVisible(),
  },
  {
    name: "command menu of the dashboard",
    path: () => "/admin",
    who: "admin",
    window: desktop,
    control: search,
    took: dialog,
  },
  {
    name: "Ctrl K on the messages",
    path: () => "/admin/messages",
    who: "admin",
    window: desktop,
    control: search,
    keys: "Control+k",
    took: dialog,
  },
  {
    name: "the other pages on a phone",
    path: () => "/admin",
    who: "admin",
    window: phone,
    control: button("More"),
    took: dialog,
  },
  {
    name: "an order's details",
    path: () => "/admin/orders",
    who: "admin",
    window: desktop,
    control: button(/^RT-/),
    took: dialog,
  },
  {
    name: "tagline of the brand",
    path: () => "/admin/branding",
    who: "admin",
    window: desktop,
    control: field("Tagline"),
    type: "Gems",
    took: holds("Tagline", "Gems"),
  },
  {
    name: "a history entry's products",
    path: () => "/admin/history",
    who: "admin",
    window: desktop,
    control: button(/^Show which/),
    // A second press would close it again.
    took: (page) => expect(button(/^Show less/)(page)).toHaveAttribute("aria-expanded", "true"),
  },
  {
    name: "e-mail address of a new administrator",
    path: () => "/admin/staff",
    who: "admin",
    window: desktop,
    control: (page) => page.getByRole("main").locator("input[name=email]"),
    type: "asha@specs.test",
    took: (page) =>
      expect(page.getByRole("main").locator("input[name=email]")).toHaveValue("asha@specs.test"),
  },
  {
    name: "name of a new key",
    path: () => "/admin/keys",
    who: "admin",
    window: desktop,
    control: (page) => page.getByRole("main").locator("input[name=name]"),
    type: "Stock",
    took: (page) => expect(page.getByRole("main").locator("input[name=name]")).toHaveValue("Stock"),
  },
  {
    name: "address of a new webhook",
    path: () => "/admin/webhooks",
    who: "admin",
    window: desktop,
    control: (page) => page.getByRole("main").locator("input[name=url]"),
    type: "https://a.test",
    took: (page) => expect(page.getByRole("main").locator("input[name=url]")).toHaveValue("https://a.test"),
  },
  {
    name: "Create Tenant",
    path: () => "/superadmin",
    who: "superadmin",
    window: desktop,
    control: button("Create Tenant"),
    took: dialog,
  },
  {
    name: "a tenant's limits",
    path: () => "/superadmin/tenants",
    who: "superadmin",
    window: desktop,
    control: button("Limits"),
    took: dialog,
  },
]
