import type { QueryKey } from "@tanstack/react-query"

/** What the query cache may hold of what shoppers see; the back office's keys stand in `admin-keys.ts`, the platform's in `platform-keys.ts`. */
export const queryKeys = {
  branding: ["branding"],
  content: ["content"],
  user: ["user"],
  cart: ["cart"],
  totals: ["totals"],
  totalsOf: (subtotal: string) => ["totals", subtotal],
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
  /** All of a list stands where a page of it would. */
  productList: (list: string) => ["products", "list", list, 0],
  productPage: (list: string, page: number) => ["products", "list", list, page],
  suggestions: (typed: string) => ["products", "suggest", typed],
  facets: (filters: string) => ["products", "facets", filters],
  stones: (slugs: readonly string[]) => ["products", "stones", slugs],
  product: (slug: string) => ["products", "slug", slug],
  /** Whatever shows products. */
  products: ["products"],
  related: (slug: string) => ["products", "related", slug],
  settings: ["settings"],
  checkoutSettings: ["settings", "checkout"],
  panThreshold: ["settings", "checkout", "pan"],
  resetToken: (token: string) => ["reset-token", token],
} as const

/** What belongs to whoever is signed in. Signing out drops these and all the rest (`shop/features/auth/sign-out.ts`). */
const ofShopper = [
  queryKeys.cart,
  queryKeys.wishlist,
  queryKeys.orders,
  queryKeys.addresses,
  queryKeys.sessions,
] as const

/**
 * Which mutation makes what stale: fetched anew where it is shown, before the mutation's caller goes on. A change
 * of the cart answers with the whole cart, which takes the cached one's place: it makes nothing stale. What admins do
 * stands in `admin-mutation.ts`, which no shopper loads.
 */
export const staleAfter = {
  signIn: ofShopper,
  completeRegistration: ofShopper,
  createAddress: [queryKeys.addresses],
  updateAddress: [queryKeys.addresses],
  deleteAddress: [queryKeys.addresses],
  /** Changed before it was ever read. Else an answer goes into the list that is cached. */
  wishlistChangedUnseen: [queryKeys.wishlist],
  /** Refused: the list isn't what this device believes. */
  wishlistChangeRefused: [queryKeys.wishlist],
  /** Refused: stock or prices have changed behind our back. */
  cartChangeRefused: [queryKeys.cart],
  checkoutRefused: [queryKeys.cart, queryKeys.addresses, queryKeys.panThreshold],
  pricesChanged: [queryKeys.cart, queryKeys.totals],
  createOrder: [queryKeys.cart, queryKeys.orders],
  /** Paid, and its order not seen yet. */
  orderUnknown: [queryKeys.orders],
  endOtherSessions: [queryKeys.sessions],
} as const satisfies Record<string, readonly QueryKey[]>

/** These change nothing that is cached. */
type LeavesFresh =
  | "sendContactMessage"
  | "sendCode"
  | "resendCode"
  | "verifyCode"
  | "requestPasswordReset"
  | "setNewPassword"
  | "changePassword"

export type Mutation = keyof typeof staleAfter | LeavesFresh
