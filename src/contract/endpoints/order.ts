import { z } from "zod"
import {
  adminOrder,
  adminOrdersQuery,
  bulkStatusBody,
  bulkStatusResult,
  orderCounts,
  orderDaysQuery,
  orderDocumentsBody,
  orderParams,
  orderUpdateBody,
  refund,
  refundBody,
} from "../admin-order"
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
  summary: "An order of the caller. For an admin, any order of the shop",
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

export const countOrders = endpoint({
  method: "GET",
  path: "/api/admin/order-counts",
  access: "admin",
  scope: "orders:read",
  summary: "How many orders the shop has, by status; with from and to, those placed on these days in India",
  query: orderDaysQuery,
  responses: { 200: orderCounts },
  allowedWhenEntered: true,
})

export const listAdminOrders = endpoint({
  method: "GET",
  path: "/api/admin/orders",
  access: "admin",
  scope: "orders:read",
  summary:
    "The shop's orders, newest first. All of them without a limit. from and to are days in India, both included",
  query: adminOrdersQuery,
  responses: { 200: z.array(adminOrder) },
  allowedWhenEntered: true,
})

export const getAdminOrder = endpoint({
  method: "GET",
  path: "/api/admin/orders/:id",
  access: "admin",
  scope: "orders:read",
  summary: "An order by its id or number",
  params: orderParams,
  responses: { 200: adminOrder },
  refusals: ["NOT_FOUND"],
  allowedWhenEntered: true,
})

export const updateOrder = endpoint({
  method: "PUT",
  path: "/api/admin/orders/:id",
  access: "admin",
  scope: "orders:write",
  summary:
    "Change an order's status, courier or tracking, or add a note. A note with a new status is sent to the shopper. A note alone is internal. The shopper is e-mailed 10 seconds after a status change",
  params: orderParams,
  body: orderUpdateBody,
  versioned: true,
  responses: { 200: adminOrder },
  refusals: ["NOT_FOUND", "INSUFFICIENT_STOCK"],
  allowedWhenEntered: true,
  example: {
    status: "SHIPPED",
    note: "Left today",
    courier: "Blue Dart",
    trackingNumber: "BD123456789",
    trackingUrl: "https://track.example.in/BD123456789",
  },
})

export const undoOrderStatus = endpoint({
  method: "POST",
  path: "/api/admin/orders/:id/status/undo",
  access: "admin",
  scope: "orders:write",
  summary:
    "Undo the order's last status change within 10 seconds, before the shopper is e-mailed. With the version that the change returned, only that change is undone",
  params: orderParams,
  versioned: true,
  responses: { 200: adminOrder },
  refusals: ["NOT_FOUND", "CONFLICT", "INSUFFICIENT_STOCK"],
  allowedWhenEntered: true,
})

export const updateOrderStatuses = endpoint({
  method: "POST",
  path: "/api/admin/orders/bulk-status",
  access: "admin",
  scope: "orders:write",
  summary: "Set the status of many orders. Orders that can't be changed are listed in the response",
  body: bulkStatusBody,
  responses: { 200: bulkStatusResult },
  allowedWhenEntered: true,
  example: { ids: ["order_01k9x2m7q5w8e4r6t1y0u3v5"], status: "SHIPPED" },
})

export const createOrderDocuments = endpoint({
  method: "POST",
  path: "/api/admin/orders/documents",
  access: "admin",
  scope: "orders:read",
  summary: "The invoices or packing slips of the given orders in one PDF, in the given sequence",
  body: orderDocumentsBody,
  responses: { 200: file },
  refusals: ["NOT_FOUND", "CONFLICT"],
  example: { ids: ["order_01k9x2m7q5w8e4r6t1y0u3v5"], kind: "invoice" },
})

export const createRefund = endpoint({
  method: "POST",
  path: "/api/admin/orders/:id/refunds",
  access: "admin",
  scope: "orders:write",
  summary:
    "Refund an order: the given amount, or all that is left. An equal second request returns the same refund, unless its Idempotency-Key differs. PENDING until the gateway has responded",
  params: orderParams,
  body: refundBody,
  versioned: true,
  responses: { 200: refund, 201: refund },
  refusals: ["NOT_FOUND", "CONFLICT", "PAYMENT_NOT_CONFIGURED"],
  example: { amount: "10.00", reason: "A flaw" },
})
