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
  summary: "Whom the shop tells of what happens in it",
  responses: { 200: z.array(webhook) },
})

export const createWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks",
  access: "admin",
  summary: "Make a webhook; its secret is shown in this answer only",
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
  summary: "Change a webhook, or switch it on or off",
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
  summary: "Remove a webhook with its deliveries",
  params: webhookParams,
  responses: { 204: null },
  refusals: ["NOT_FOUND"],
})

export const listWebhookDeliveries = endpoint({
  method: "GET",
  path: "/api/admin/webhooks/:id/deliveries",
  access: "admin",
  summary: "What a webhook was told in the last 30 days, and what became of it; the newest first",
  params: webhookParams,
  query: deliveriesQuery,
  responses: { 200: z.array(webhookDelivery) },
  refusals: ["NOT_FOUND"],
})

export const rotateWebhookSecret = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/:id/rotate",
  access: "admin",
  summary: "Give a webhook a new secret, shown in this answer only; the old one signs too for 24 hours",
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
  summary: "Send a delivery again, the same message under the same id",
  params: deliveryParams,
  responses: { 200: webhookDelivery },
  refusals: ["NOT_FOUND", "CONFLICT"],
  limits: [{ name: "webhook-replay", per: "account", maxPerHour: 600 }],
})
