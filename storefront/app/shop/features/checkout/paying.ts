/** What the checkout fetches apart from its page, in one piece: see `loadPaying`. */
export { goToPayment } from "./payment-flow"
export { whatBecameOf } from "./what-became-of"
