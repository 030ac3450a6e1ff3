import {
  dropOrderPhones,
  unlinkCartsCustomer,
  unlinkOrdersCustomer,
} from "../../medusa/customer/anonymize-customer"
import { deleteLogin } from "../../medusa/login/create-login"
import { deleteAccount } from "../../modules/account/account"
import { deleteEmailProofs } from "../../modules/account/email-proof"
import { deleteOtp } from "../../modules/account/otp"
import { deleteResetTokens } from "../../modules/account/reset-tokens"
import { deleteSessionsOf } from "../../modules/account/sessions"
import { listAddresses } from "../../modules/address"
import { deleteAddresses } from "../../modules/address/write-addresses"
import { emptyOpenCart } from "../../modules/cart/change-lines"
import { unlinkOpenCart } from "../../modules/cart/open-cart"
import { cartView, readCartLines } from "../../modules/cart/read-cart"
import { dropAddresses, anonymizePayer } from "../../modules/checkout/anonymize-payer"
import { paymentsOf } from "../../modules/checkout/payments-of"
import { actsOf, anonymizeActor } from "../../modules/history/acts-of"
import { anonymizeOrderEvents } from "../../modules/order/edit-orders"
import { anonymizeRefundRequester } from "../../modules/refund/write-refunds"
import { deleteCallsOf } from "../../modules/idempotency/calls"
import { anonymizeKeyCreator } from "../../modules/key/keys"
import { deleteMessagesFrom, messagesFrom } from "../../modules/contact/messages"
import { deleteMailsTo } from "../../modules/mail/delete-mails-to"
import { dropPhones, anonymizeBuyer } from "../../modules/order/anonymize-buyer"
import { entriesIn, removeAllEntries } from "../../modules/wishlist/entries"
import { deleteViewsOf, viewsOf } from "../../modules/view/views"
import { exportOrders, exportProfile, exportSessions, type Held } from "./export-parts"

/** One kind of data that the tenant holds about an account. */
interface Holding {
  /** The tables that name an account or its e-mail and that this holding covers. */
  tables: readonly string[]
  /** Returns the holding's part of the account export; absent for secrets and counters. */
  export?: (it: Held) => Promise<unknown>
  /** Erases the holding, except what the law requires to keep. */
  erase: (it: Held) => Promise<unknown>
}

/**
 * All kinds of data that the tenant holds about an account, in the order of erasure. Every table with an account's id
 * or an e-mail belongs to one holding; a spec finds tables that don't. Export and deletion cover exactly these
 * holdings.
 */
export const holdings: Readonly<Record<string, Holding>> = {
  // First: it waits for an order that is being placed from the cart and blocks any other until the account is gone.
  cart: {
    tables: ["open_cart", "cart"],
    export: async ({ tx, account }) => cartView(await readCartLines(tx, account.id)),
    erase: async ({ tx, account }) => {
      await emptyOpenCart(tx, account.id)
      await unlinkOpenCart(tx, account.id)
      await unlinkCartsCustomer(tx, account.customerId)
    },
  },
  addresses: {
    tables: ["address"],
    export: ({ tx, account }) => listAddresses(tx, account.id),
    erase: ({ tx, account }) => deleteAddresses(tx, account.id),
  },
  payments: {
    tables: ["payment_ledger"],
    export: ({ tx, account }) => paymentsOf(tx, account.id),
    erase: async ({ tx, account }) => {
      await anonymizePayer(tx, account.id)
      await dropAddresses(tx)
    },
  },
  orders: {
    tables: ["shop_order", "order", "order_address"],
    export: exportOrders,
    erase: async ({ tx, account }) => {
      await anonymizeBuyer(tx, account.id)
      await unlinkOrdersCustomer(tx, account.customerId)
      await dropOrderPhones(tx, await dropPhones(tx))
    },
  },
  wishlist: {
    tables: ["wishlist_entry"],
    export: ({ tx, account }) => entriesIn(tx, account.id),
    erase: ({ tx, account }) => removeAllEntries(tx, account.id),
  },
  views: {
    tables: ["saved_view"],
    export: ({ tx, account }) => viewsOf(tx, account.id),
    erase: ({ tx, account }) => deleteViewsOf(tx, account.id),
  },
  messages: {
    tables: ["contact_message"],
    export: ({ tx, account }) => messagesFrom(tx, account.email),
    erase: ({ tx, account }) => deleteMessagesFrom(tx, account.email),
  },
  sessions: {
    tables: ["session"],
    export: exportSessions,
    erase: ({ tx, account }) => deleteSessionsOf(tx, account.id, null),
  },
  repeats: { tables: ["idempotent_call"], erase: ({ tx, account }) => deleteCallsOf(tx, account.id) },
  codes: { tables: ["otp"], erase: ({ tx, account }) => deleteOtp(tx, account.email) },
  proofs: { tables: ["email_proof"], erase: ({ tx, account }) => deleteEmailProofs(tx, account.email) },
  links: { tables: ["reset_token"], erase: ({ tx, account }) => deleteResetTokens(tx, account.id) },
  mails: { tables: ["mail_outbox"], erase: ({ tx, account }) => deleteMailsTo(tx, account.email) },
  acts: {
    tables: ["history", "shop_order_event", "order_refund", "integration_key"],
    export: ({ tx, account }) => actsOf(tx, account.id),
    erase: async ({ tx, account }) => {
      await anonymizeActor(tx, account.id)
      await anonymizeOrderEvents(tx, account.id)
      await anonymizeRefundRequester(tx, account.id)
      await anonymizeKeyCreator(tx, account.id)
    },
  },
  // Last: the other holdings read the profile to find the account's rows.
  profile: {
    tables: ["account", "customer", "provider_identity"],
    export: exportProfile,
    erase: async ({ container, tx, account }) => {
      await deleteAccount(tx, account.id)
      await deleteLogin(container, tx, account)
    },
  },
}
