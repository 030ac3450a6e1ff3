/** The lazily loaded part of the checkout in one chunk; see `loadPaying`. */
export { goToPayment } from "./payment-flow"
export { checkOpenPayment } from "./check-open-payment"
