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
import { endpoint, file } from "./endpoint"

export const countOrders = endpoint({
  method: "GET",
  path: "/api/admin/order-counts",
  access: "admin",
  scope: "orders:read",
  summary: "How many orders the store has, by status; with from and to, those placed on these days in India",
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
    "The store's orders, newest first. All of them without a limit. from and to are days in India, both included",
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
  summary:
    "Set the status of many orders, with their courier and tracking numbers. Orders that can't be changed are listed in the response",
  body: bulkStatusBody,
  responses: { 200: bulkStatusResult },
  allowedWhenEntered: true,
  example: {
    ids: ["order_01k9x2m7q5w8e4r6t1y0u3v5"],
    status: "SHIPPED",
    courier: "Blue Dart",
    trackingNumbers: { order_01k9x2m7q5w8e4r6t1y0u3v5: "BD123456789" },
  },
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
    "Refund an order: amounts of line items and of shipping, or an amount that is spread over all that is left, or all that is left. An equal second request returns the same refund, unless its Idempotency-Key differs. PENDING until the gateway has responded",
  params: orderParams,
  body: refundBody,
  versioned: true,
  responses: { 200: refund, 201: refund },
  refusals: ["NOT_FOUND", "CONFLICT", "PAYMENT_NOT_CONFIGURED"],
  example: {
    lines: [{ itemId: "order_01k9x2m7q5w8e4r6t1y0u3v5-1", amount: "10.00", quantity: 1 }],
    shipping: "5.00",
    amount: "15.00",
    reason: "A flaw",
  },
})
