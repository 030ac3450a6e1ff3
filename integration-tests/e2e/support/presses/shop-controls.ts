import { expect } from "../test"
import { addToCart, button, desktop, dialog, inHeader, type Control } from "./control"

/** The main control of every page for shoppers. */
export const shopControls: readonly Control[] = [
  { name: "menu", path: () => "/", control: inHeader("Open menu"), took: dialog },
  { name: "Sign In", path: () => "/faq", window: desktop, control: inHeader("Sign In"), took: dialog },
  { name: "Sign Up", path: () => "/", window: desktop, control: inHeader("Sign Up"), took: dialog },
  { name: "search in the header", path: () => "/faq", control: inHeader("Search"), took: dialog },
  {
    name: "stones by type",
    path: () => "/faq",
    window: desktop,
    control: inHeader("Stones by type"),
    // A second press would close it again.
    took: (page) => expect(inHeader("Stones by type")(page)).toHaveAttribute("aria-expanded", "true"),
  },
  {
    name: "filters of the phone",
    path: () => "/shop",
    control: button(/^Filters/),
    // A second press would close it again.
    took: (page) => expect(button(/^Filters/)(page)).toHaveAttribute("aria-expanded", "true"),
  },
  {
    name: "filter",
    path: () => "/shop",
    window: desktop,
    control: (page) => page.getByRole("radio", { name: /^Ruby/ }),
    took: (page) => page.waitForURL(/type=RUBY/),
  },
  {
    name: "search",
    path: () => "/shop",
    window: desktop,
    control: (page) => page.getByRole("combobox", { name: /Search/ }),
    type: "rub",
    took: async (page) => {
      await page.waitForURL(/search=rub$/)
      await expect(page.getByRole("combobox", { name: /Search/ })).toHaveValue("rub")
    },
  },
  {
    name: "link",
    path: () => "/shop",
    window: desktop,
    control: (page) => page.getByRole("banner").getByRole("link", { name: "FAQ" }),
    took: (page) => page.waitForURL("**/faq"),
  },
  {
    name: "link of a stone",
    path: () => "/shop",
    control: (page) =>
      page
        .getByRole("main")
        .getByRole("link", { name: /Press Ruby/ })
        .first(),
    took: (page) => page.waitForURL("**/products/*"),
  },
  {
    name: "heart of a visitor",
    path: () => "/shop",
    control: button(/wishlist$/),
    took: dialog,
  },
  {
    name: "heart",
    path: () => "/shop",
    who: "buyer",
    control: button(/wishlist$/),
    took: (page) => expect(button("Remove from wishlist")(page)).toBeVisible(),
    sends: /POST .*\/api\/wishlist$/,
    undo: (buyer, store) => buyer.delete(`/api/wishlist/${store.stone.id}`),
  },
  {
    name: "add to cart",
    path: (store) => `/products/${store.stone.slug}`,
    who: "buyer",
    control: button("Add to Cart"),
    took: (page) => expect(page.getByText(/added to (your )?cart/i).first()).toBeVisible(),
    sends: /POST .*\/api\/cart$/,
  },
  {
    name: "contact form",
    path: () => "/contact",
    control: (page) => page.getByLabel("Your name"),
    type: "Asha",
    took: async (page) => {
      await expect(page.getByText("Asha")).toHaveCount(0)
      await expect(page.getByLabel("Your name")).toHaveValue("Asha")
    },
  },
  {
    name: "sending the contact form",
    path: () => "/contact",
    control: button("Send message"),
    took: (page) => expect(page.getByText("Missing information").first()).toBeVisible(),
  },
  {
    name: "forgotten password",
    path: () => "/forgot-password",
    control: (page) => page.getByLabel("Email"),
    type: "asha@specs.test",
    // The button is enabled once React has the typed text.
    took: async (page) => {
      await expect(button(/Send/)(page)).toBeEnabled()
      await expect(page.getByLabel("Email")).toHaveValue("asha@specs.test")
    },
  },
  {
    name: "delete account",
    path: () => "/profile",
    who: "buyer",
    control: button("Delete my account"),
    took: dialog,
  },
  {
    name: "add address",
    path: () => "/profile?tab=addresses",
    who: "buyer",
    control: button("Add Address"),
    took: (page) => expect(page.getByLabel("Full Name")).toBeVisible(),
  },
  {
    name: "removing from the cart",
    path: () => "/cart",
    who: "buyer",
    ready: addToCart,
    control: button(/^Remove/),
    took: (page) => expect(page.getByText(/Your cart is empty/i).first()).toBeVisible(),
    sends: /DELETE .*\/api\/cart\//,
  },
  {
    name: "Pay",
    path: () => "/checkout",
    who: "new buyer",
    ready: addToCart,
    control: button(/^Pay ₹/),
    took: (page) => expect(page.getByRole("dialog").getByRole("button", { name: "Success" })).toBeVisible(),
    sends: /POST .*\/api\/checkout\/session$/,
  },
  {
    name: "Buy again",
    path: (store) => `/orders/${store.orderNumber}`,
    who: "buyer",
    control: button("Buy again"),
    took: (page) => expect(page.getByText("1 stone is in your cart.")).toBeVisible(),
    sends: /POST .*\/api\/cart$/,
  },
  {
    name: "question of the FAQ",
    path: () => "/faq",
    control: (page) => page.getByText("Is it natural?"),
    took: (page) => expect(page.getByText("Every stone is.")).toBeVisible(),
  },
]
