import type { QueryKey } from "@tanstack/react-query"

/**
 * Query cache keys of shoppers' data. The back office's keys are in `admin-keys.ts`, the platform's in
 * `platform-keys.ts`.
 */
export const queryKeys = {
  branding: ["branding"],
  content: ["content"],
  user: ["user"],
  cart: ["cart"],
  totals: ["totals"],
  totalsOf: (subtotal: string, items: readonly object[], country: string) => [
    "totals",
    subtotal,
    items,
    country,
  ],
  checkoutDetails: ["checkout-details"],
  wishlist: ["wishlist"],
  addresses: ["addresses"],
  sessions: ["sessions"],
  orders: ["orders"],
  order: (orderNumber: string) => ["orders", orderNumber],
  orderPassports: (orderNumber: string) => ["orders", orderNumber, "passports"],
  passport: (code: string) => ["passports", code],
  faqs: ["faqs"],
  featuredProducts: ["products", "featured"],
  productLists: ["products", "list"],
  /** The whole list, under the key of page 0. */
  productList: (list: string) => ["products", "list", list, 0],
  productPage: (list: string, page: number) => ["products", "list", list, page],
  suggestions: (typed: string) => ["products", "suggest", typed],
  facets: (filters: string) => ["products", "facets", filters],
  stones: (slugs: readonly string[]) => ["products", "stones", slugs],
  product: (slug: string) => ["products", "slug", slug],
  /** Every query that shows products. */
  products: ["products"],
  related: (slug: string) => ["products", "related", slug],
  settings: ["settings"],
  checkoutSettings: ["settings", "checkout"],
  resetToken: (token: string) => ["reset-token", token],
} as const

/** Data of the signed-in account. Signing out removes it and everything else (`shop/features/auth/sign-out.ts`). */
const ofShopper = [
  queryKeys.cart,
  queryKeys.wishlist,
  queryKeys.orders,
  queryKeys.addresses,
  queryKeys.sessions,
] as const

/**
 * Query keys that each mutation invalidates; those in use are refetched before the mutation's callbacks run. A change
 * of the cart returns the whole cart, which replaces the cached one, so it invalidates nothing. Mutations of the back
 * office name their keys where they are defined.
 */
export const staleAfter = {
  signIn: ofShopper,
  completeRegistration: ofShopper,
  createAddress: [queryKeys.addresses],
  updateAddress: [queryKeys.addresses],
  deleteAddress: [queryKeys.addresses],
  /** Changed before the wishlist was first read. Otherwise the response updates the cached list. */
  wishlistChangedUnseen: [queryKeys.wishlist],
  /** Refused: the list differs from this device's copy. */
  wishlistChangeRefused: [queryKeys.wishlist],
  /** Refused: stock or prices have changed meanwhile. */
  cartChangeRefused: [queryKeys.cart],
  checkoutRefused: [queryKeys.cart, queryKeys.addresses, queryKeys.checkoutSettings],
  pricesChanged: [queryKeys.cart, queryKeys.totals],
  createOrder: [queryKeys.cart, queryKeys.orders],
  /** Paid, but the order could not be read yet. */
  orderUnknown: [queryKeys.orders],
  endOtherSessions: [queryKeys.sessions],
} as const satisfies Record<string, readonly QueryKey[]>

/** Mutations that change nothing cached. */
type LeavesFresh =
  | "sendContactMessage"
  | "sendCode"
  | "resendCode"
  | "verifyCode"
  | "requestPasswordReset"
  | "setNewPassword"
  | "changePassword"
  | "updateAccount"

export type Mutation = keyof typeof staleAfter | LeavesFresh
