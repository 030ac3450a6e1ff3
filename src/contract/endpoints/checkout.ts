import { checkoutDetails, checkoutSession, checkoutSessionBody } from "../checkout"
import { endpoint } from "./endpoint"

export const getCheckoutDetails = endpoint({
  method: "GET",
  path: "/api/checkout/details",
  access: "shopper",
  summary: "The firm for which the account bought last, for its next checkout",
  responses: { 200: checkoutDetails },
  allowedWhenEntered: true,
})

export const createCheckoutSession = endpoint({
  method: "POST",
  path: "/api/checkout/session",
  access: "shopper",
  summary: "Open a payment for the cart, with this delivery address",
  body: checkoutSessionBody,
  responses: { 200: checkoutSession },
  refusals: [
    "EMAIL_NOT_VERIFIED",
    "FEATURE_DISABLED",
    "NOT_FOUND",
    "INSUFFICIENT_STOCK",
    "TOTALS_CHANGED",
    "PAYMENT_NOT_CONFIGURED",
    "ALREADY_PAID",
    "GATEWAY_UNAVAILABLE",
  ],
  limits: [{ name: "checkout-session", per: "account", maxPerHour: 60 }],
  example: { addressId: "address_01k9x2m7q5w8e4r6t1y0u3v5", pan: "AAAPA1234A" },
})
