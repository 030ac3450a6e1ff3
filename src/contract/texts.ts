import { accountTexts } from "./texts/account"
import { accountDeletionTexts } from "./texts/account-deletion"
import { addressTexts } from "./texts/addresses"
import { adminOrderTexts } from "./texts/admin-orders"
import { amountTexts } from "./texts/amounts"
import { buyTexts } from "./texts/buy"
import { buyAgainTexts } from "./texts/buy-again"
import { cartTexts } from "./texts/cart"
import { checkoutTexts } from "./texts/checkout"
import { commonTexts } from "./texts/common"
import { compareTexts } from "./texts/compare"
import { comparePageTexts } from "./texts/compare-page"
import { contactTexts } from "./texts/contact"
import { contactDetailsTexts } from "./texts/contact-details"
import { faqTexts } from "./texts/faq"
import { firmTexts } from "./texts/firm"
import { footerTexts } from "./texts/footer"
import { headerTexts } from "./texts/header"
import { heroTexts } from "./texts/hero"
import { homeTexts } from "./texts/home"
import { missingPageTexts } from "./texts/missing-pages"
import { offlineTexts } from "./texts/offline"
import { openingTexts } from "./texts/opening"
import { orderTexts } from "./texts/orders"
import { paidTexts } from "./texts/paid"
import { panTexts } from "./texts/pan"
import { passportTexts } from "./texts/passport"
import { passwordTexts } from "./texts/password"
import { paymentTexts } from "./texts/payments"
import { placedTexts } from "./texts/placed"
import { productTexts } from "./texts/product"
import { recentTexts } from "./texts/recent"
import { refusalTexts } from "./texts/refusals"
import { searchTexts } from "./texts/search"
import { shopTexts } from "./texts/shop"
import { signInTexts } from "./texts/sign-in"
import { stoneTexts } from "./texts/stones"
import { wishlistTexts } from "./texts/wishlist"
import { wishlistPageTexts } from "./texts/wishlist-page"

/** Place where texts are shown → key → built-in text. A page loads only the places that it shows. */
export const textsByPlace = {
  everywhere: commonTexts,
  header: headerTexts,
  footer: footerTexts,
  "contact details": contactDetailsTexts,
  "home page, first screen": heroTexts,
  "home page": homeTexts,
  shop: shopTexts,
  "a store that opens soon": openingTexts,
  search: searchTexts,
  "stones, wherever they are shown": stoneTexts,
  "product page": productTexts,
  "stones looked at": recentTexts,
  "comparison of stones": compareTexts,
  "comparison page": comparePageTexts,
  "FAQ page": faqTexts,
  "contact page": contactTexts,
  "signing in and up": signInTexts,
  account: accountTexts,
  "deleting an account": accountDeletionTexts,
  addresses: addressTexts,
  wishlist: wishlistTexts,
  "wishlist page": wishlistPageTexts,
  cart: cartTexts,
  checkout: checkoutTexts,
  "checkout, buying for a firm": firmTexts,
  "checkout, the buyer's PAN": panTexts,
  paying: paymentTexts,
  orders: orderTexts,
  "order confirmation": placedTexts,
  "admin orders": adminOrderTexts,
  "stone passport": passportTexts,
  offline: offlineTexts,
  "pages that can't be shown": missingPageTexts,
  "when the store can't be reached": refusalTexts,
  "amounts of cart, checkout and orders": amountTexts,
  "putting stones into the cart": buyTexts,
  "forgotten passwords": passwordTexts,
  "a payment found again": paidTexts,
  "buying an order again": buyAgainTexts,
} as const satisfies Record<string, Record<string, string>>

type Places = typeof textsByPlace

/** Key of a text that a tenant can override. */
export type TextKey = { [Place in keyof Places]: keyof Places[Place] }[keyof Places]

/** Key → built-in text. `GET /api/content` overrides them key by key. */
export const texts = Object.assign({}, ...Object.values(textsByPlace)) as Readonly<Record<TextKey, string>>

/** Returns whether a key is a known text. Other texts would never be shown. */
export const isTextKey = (key: string): key is TextKey => Object.hasOwn(texts, key)
