import { z } from "zod"
import {
  deliveriesQuery,
  deliveryParams,
  newWebhook,
  webhook,
  webhookCreateBody,
  webhookDelivery,
  webhookParams,
  webhookUpdateBody,
} from "../webhook"
import { endpoint } from "./endpoint"

export const listWebhooks = endpoint({
  method: "GET",
  path: "/api/admin/webhooks",
  access: "admin",
  summary: "The store's outgoing webhooks",
  responses: { 200: z.array(webhook) },
})

export const createWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks",
  access: "admin",
  summary: "Create a webhook. Its secret is only in this response",
  body: webhookCreateBody,
  responses: { 201: newWebhook },
  refusals: ["CONFLICT"],
  limits: [{ name: "webhook", per: "account", maxPerHour: 60 }],
  returnsSecret: true,
  example: { url: "https://erp.example.in/ratna", events: ["order.placed"] },
})

export const updateWebhook = endpoint({
  method: "PUT",
  path: "/api/admin/webhooks/:id",
  access: "admin",
  summary: "Change, enable or disable a webhook",
  params: webhookParams,
  body: webhookUpdateBody,
  versioned: true,
  responses: { 200: webhook },
  refusals: ["NOT_FOUND"],
  limits: [{ name: "webhook-change", per: "account", maxPerHour: 120 }],
  example: { url: "https://erp.example.in/ratna", isActive: false },
})

export const deleteWebhook = endpoint({
  method: "DELETE",
  path: "/api/admin/webhooks/:id",
  access: "admin",
  summary: "Delete a webhook and its deliveries",
  params: webhookParams,
  responses: { 204: null },
  refusals: ["NOT_FOUND"],
})

export const listWebhookDeliveries = endpoint({
  method: "GET",
  path: "/api/admin/webhooks/:id/deliveries",
  access: "admin",
  summary: "Deliveries of a webhook in the last 30 days with their state, newest first",
  params: webhookParams,
  query: deliveriesQuery,
  responses: { 200: z.array(webhookDelivery) },
  refusals: ["NOT_FOUND"],
})

export const rotateWebhookSecret = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/:id/rotate",
  access: "admin",
  summary:
    "Rotate a webhook's secret. The new one is only in this response. The old one also signs for 24 hours",
  params: webhookParams,
  responses: { 200: newWebhook },
  refusals: ["NOT_FOUND"],
  limits: [{ name: "webhook", per: "account", maxPerHour: 60 }],
  returnsSecret: true,
})

export const replayWebhookDelivery = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/:id/deliveries/:deliveryId/replay",
  access: "admin",
  summary: "Resend a delivery with the same message and id",
  params: deliveryParams,
  responses: { 200: webhookDelivery },
  refusals: ["NOT_FOUND", "CONFLICT"],
  limits: [{ name: "webhook-replay", per: "account", maxPerHour: 600 }],
})
