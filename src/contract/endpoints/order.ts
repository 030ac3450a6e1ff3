import { z } from "zod"
import { page } from "../common"
import { createOrderBody, creditNoteParams, order, orderNumberParams } from "../order"
import { orderPassport } from "../passport"
import { endpoint, exampleProductId, file } from "./endpoint"

export const listOrders = endpoint({
  method: "GET",
  path: "/api/orders",
  access: "shopper",
  summary: "The caller's orders, newest first",
  query: z.object(page),
  responses: { 200: z.array(order) },
})

export const placeOrder = endpoint({
  method: "POST",
  path: "/api/orders",
  access: "shopper",
  summary: "Turn a payment into an order. Repeating the request returns the same order",
  body: createOrderBody,
  responses: { 200: order, 201: order },
  refusals: [
    "EMAIL_NOT_VERIFIED",
    "FEATURE_DISABLED",
    "NOT_FOUND",
    "INSUFFICIENT_STOCK",
    "TOTALS_CHANGED",
    "PAYMENT_MISMATCH",
    "PAYMENT_NOT_CONFIGURED",
    "ALREADY_PAID",
    "GATEWAY_UNAVAILABLE",
  ],
  example: {
    items: [{ productId: exampleProductId, quantity: 1, unitPrice: "12500.50", lineTotal: "12500.50" }],
    subtotal: 12500.5,
    gst: 2250.09,
    shippingFee: 0,
    total: 14750.59,
    paymentRef: "pay_Nk2v9x4m7q5w8e",
    razorpayOrderId: "order_Nk2v9x4m7q5w8e",
    razorpaySignature: "9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d",
  },
})

export const getOrder = endpoint({
  method: "GET",
  path: "/api/orders/:orderNumber",
  access: "shopper",
  summary: "An order of the caller. For an admin, any order of the store",
  params: orderNumberParams,
  responses: { 200: order },
  refusals: ["NOT_FOUND"],
  allowedWhenEntered: true,
})

export const getInvoice = endpoint({
  method: "GET",
  path: "/api/orders/:orderNumber/invoice",
  access: "shopper",
  summary: "The order's GST tax invoice, as a PDF",
  params: orderNumberParams,
  responses: { 200: file },
  refusals: ["NOT_FOUND", "CONFLICT"],
  limits: [{ name: "invoice", per: "account", maxPerHour: 120 }],
})

export const listOrderPassports = endpoint({
  method: "GET",
  path: "/api/orders/:orderNumber/passports",
  access: "shopper",
  summary: "The stone passports of an order's line items. Empty until the order is paid",
  params: orderNumberParams,
  responses: { 200: z.array(orderPassport) },
  refusals: ["NOT_FOUND"],
  allowedWhenEntered: true,
})

export const getCreditNote = endpoint({
  method: "GET",
  path: "/api/orders/:orderNumber/credit-notes/:id",
  access: "shopper",
  summary: "The credit note of one refund of the order, as a PDF",
  params: creditNoteParams,
  responses: { 200: file },
  refusals: ["NOT_FOUND"],
  limits: [{ name: "invoice", per: "account", maxPerHour: 120 }],
})
