/** Place where the texts are shown → their keys → the built-in words. */
export const textsByPlace = {
  "contact details": {
    contact_email: "",
    contact_phone: "",
    contact_address: "",
  },
  "header and footer": {
    nav_home: "Home",
    nav_shop: "Shop",
    nav_faq: "FAQ",
    nav_contact: "Contact",
  },
  "home page": {
    hero_title_line1: "Born of the earth,",
    hero_title_line2: "chosen for you",
    hero_subtitle:
      "Natural gemstones, each one examined, described honestly and sent insured to your door anywhere in India.",
    hero_button: "Explore the collection",

    feature_1_title: "Certified authentic",
    feature_1_text: "Every stone is examined and comes with its certificate.",
    feature_2_title: "Honestly sourced",
    feature_2_text: "We name the origin and any treatment of each stone.",
    feature_3_title: "Insured delivery",
    feature_3_text: "Tracked and insured until it is in your hands.",
    feature_4_title: "Secure payment",
    feature_4_text: "Your payment is protected from end to end.",

    featured_title: "Featured stones",
    featured_subtitle: "A small selection that our gemmologists would choose themselves.",
    featured_empty: "New stones are on their way.",

    about_title: "A house of stones",
    about_content:
      "We look for colour that stays with you, for clean cutting and for stones with a story we can tell. What we would not keep ourselves, we do not offer. Ask us anything about a stone, before and after you buy it.",
    about_button: "Talk to us",
  },
  shop: {
    shop_title: "The collection",
    /** `{types}`: what the shop has most of. */
    shop_subtitle: "{types}, each one of a kind.",
    shop_subtitle_others: "more",
    shop_subtitle_empty: "Gemstones",
    shop_search_hint: "Name, origin, neelam…",
    shop_filters_show: "Show",
    shop_suggestions: "suggestions",
    shop_suggestions_title: "Search suggestions",
    shop_suggestions_filters: "Narrow down to",
    shop_suggestions_stones: "Stones",
    shop_empty: "No stone matches these filters.",
  },
  "FAQ page": {
    faq_title: "Frequently asked questions",
    faq_subtitle: "What shoppers ask us about stones, orders and delivery.",
    faq_empty: "There are no questions here yet. Ask us yours.",
    faq_more_title: "Still have questions?",
    faq_more_text: "We are glad to help with anything about a stone or an order.",
    faq_more_button: "Contact us",
  },
  "contact page": {
    contact_title: "Contact us",
    contact_subtitle: "Questions about a stone, an order, or a gift? We would love to hear from you.",
    contact_details_title: "Reach us",
    contact_hours_title: "Business hours",
    contact_form_title: "Write to us",
    contact_form_subtitle: "We answer within 24 hours.",
    contact_form_name: "Your name",
    contact_form_email: "Your email",
    contact_form_message: "Your message",
    contact_form_send: "Send message",
    contact_missing_title: "Missing information",
    contact_missing_text: "Please fill in all fields before submitting.",
    contact_sent_title: "Message sent successfully!",
    contact_sent_text: "We'll get back to you within 24 hours.",
    contact_failed_title: "Failed to send message",
    contact_failed_text: "Please try again later.",
    contact_faq_title: "Perhaps answered already",
    contact_faq_all: "All questions",
  },
  "product page": {
    product_shipping_title: "Free shipping",
    product_certificate_title: "Authenticity certificate",
    product_certificate_text: "Included with every stone",
    product_returns_title: "30-day returns",
    product_returns_text: "Changed your mind? Send it back",
    product_ask: "Ask about this stone",
    product_ask_message: "I would like to know more about this stone:",
    product_certificate_check: "Check with the laboratory",
    product_certificate_copy: "View the certificate",
    product_related_title: "Stones like this one",
  },
  "account and sign-up": {
    signup_consent:
      "By creating your account you agree to our terms of sale and to our privacy notice: we keep what your orders and our tax records need, and you can download or delete your data at any time.",
    account_sessions_title: "Where you are signed in",
    account_sessions_everywhere: "Sign out everywhere",
    account_data_title: "Your data",
    account_data_text: "Take a copy of all that we hold about you, or have your account deleted.",
    account_data_download: "Download my data",
    account_data_delete: "Delete my account",
    account_delete_stays:
      "Your orders and their invoices stay with the name and address on them, since tax law asks us to keep them for six years. We only keep your phone number until an open order has arrived. A payment that is under way is still completed or returned to you.",
    account_delete_goes:
      "Everything else goes at once: your profile, addresses, cart, wishlist and sign-ins. It can't be undone.",
  },
  cart: {
    cart_title: "Your cart",
    cart_empty: "Your cart is empty. The right stone is not far.",
    cart_browse: "Browse stones",
    cart_signed_out: "Sign in to see your cart. It follows you to every device.",
    cart_continue: "Continue shopping",
    cart_summary_title: "Order summary",
    cart_trust_payment: "Secure payment",
    cart_trust_shipping: "Insured, tracked delivery",
    cart_trust_returns: "7-day returns",
  },
  "stones looked at and compared": {
    recent_title: "Recently viewed",
    recent_clear: "Clear",
    compare_button: "Compare",
    compare_chosen: "{n} of {max} stones",
    compare_clear: "Clear",
    compare_full: "You can compare up to four stones. Take one out to add another.",
    compare_title: "Compare stones",
    compare_subtitle: "Up to four stones side by side; facts in which they differ are marked.",
    compare_empty: "There is nothing to compare yet. Choose Compare at up to four stones.",
    compare_missing: "A stone of this comparison is no longer here. It may have found its owner.",
    compare_add: "Add another stone",
    compare_view: "View stone",
    compare_differs: "Differs",
    compare_price: "Price",
    compare_per_carat: "Price per carat",
    compare_stock: "Availability",
  },
  wishlist: {
    wishlist_button: "Wishlist",
    wishlist_title: "My Wishlist",
    wishlist_empty: "Your wishlist is empty. Tap the heart of a stone to keep it in mind.",
    wishlist_browse: "Browse stones",
    wishlist_failed: "Your wishlist could not be loaded. It is safe.",
  },
  checkout: {
    checkout_badge: "Secure checkout",
    checkout_title: "Checkout",
    checkout_subtitle: "Choose where your stones go, and pay. It takes a minute.",
    checkout_address_title: "Delivery address",
    checkout_no_addresses: "There is no address to deliver to yet.",
    checkout_add_address: "Add new address",
    checkout_payment_title: "Payment method",
    checkout_online_title: "Online payment",
    checkout_online_text: "Cards, UPI, net banking and wallets",
    checkout_cod_title: "Cash on delivery",
    checkout_cod_text: "Pay when your stones arrive",
    checkout_secure_note:
      "Your payment goes to the bank over an encrypted connection. We never see or keep your card details.",
    checkout_payment_description: "Gemstone order",
    checkout_summary_title: "Order summary",
    checkout_shipping_free: "FREE",
    checkout_trust_payment: "Secure, encrypted payment",
    checkout_trust_shipping: "Insured, tracked delivery",
    checkout_trust_returns: "7-day returns",
    checkout_pay: "Pay",
    checkout_processing: "Processing...",
    checkout_cart_empty: "Your cart is empty",
    checkout_payment_unavailable: "Payment unavailable",
    checkout_returning_title: "Your payment is still open",
    checkout_returning_text:
      "You began to pay for this cart and nothing has been charged so far. Pay now, or go back and change your cart.",
    checkout_pan_title: "Buyer's PAN",
    checkout_pan_label: "PAN",
    checkout_pan_hint:
      "Ten characters, like ABCDE1234F. It is kept encrypted and printed on your invoice only.",
    checkout_pan_why:
      "Income-tax Rule 114B asks us for the buyer's permanent account number on every purchase above",
    checkout_pan_missing: "Please enter your PAN",
    checkout_invalid_address_title: "Invalid address",
    checkout_invalid_address_description: "This address is not there any more. Please choose another one.",
  },
  orders: {
    order_status_pending: "Pending",
    order_status_paid: "Paid",
    order_status_shipped: "Shipped",
    order_status_delivered: "Delivered",
    order_status_cancelled: "Cancelled",
    order_step_pending: "Order Placed",
    order_step_paid: "Payment Confirmed",
    order_step_shipped: "Shipped",
    order_step_delivered: "Delivered",
    order_history_title: "What happened so far",
    order_buy_again: "Buy again",
    order_cancelled_title: "This order was cancelled",
    order_cancelled_text:
      "If you have paid for it, the money is on its way back to you. Write to us about anything else.",
  },
  "stone passport": {
    passport_title: "Stone passport",
    passport_genuine_title: "Genuine record",
    passport_genuine_text: "This is what the store has signed when it sold the stone, to the letter.",
    passport_cancelled_title: "This sale was cancelled",
    passport_cancelled_text:
      "The record is genuine, but the order was taken back: the stone is not with the buyer it was made for.",
    passport_false_title: "Don't rely on this record",
    passport_false_text:
      "It is not what the store has signed: it was changed, or never signed at all. Ask the store before you trust or buy the stone.",
    passport_verify_title: "Check it yourself",
    passport_verify_text:
      "Compare the stone with this page, and the page's address with the store's. Anybody can verify the signed record with the public key.",
    passport_missing_title: "There is no such passport",
    passport_missing_text: "Look at the code again, or ask the store that sold the stone.",
  },
  offline: {
    offline_title: "You are offline",
    offline_text: "This page needs a connection. Your cart and your orders are safe with us.",
    offline_button: "Try again",
  },
  footer: {
    footer_about:
      "Natural gemstones and stone goods, honestly described and carefully chosen, for people who love the real thing.",
    footer_hours_weekdays: "9:00 AM - 6:00 PM",
    footer_hours_saturday: "10:00 AM - 4:00 PM",
    footer_hours_sunday: "Closed",
  },
} as const satisfies Record<string, Record<string, string>>

type Places = typeof textsByPlace

/** The key of a text that a shop may put its own words in place of. */
export type TextKey = { [Place in keyof Places]: keyof Places[Place] }[keyof Places]

/** Key → built-in words. `GET /api/content` overrides them key by key. */
export const texts = Object.assign({}, ...Object.values(textsByPlace)) as Readonly<Record<TextKey, string>>

/** Whether a shop can write this text: nobody would ever see another one. */
export const isTextKey = (key: string): key is TextKey => Object.hasOwn(texts, key)
