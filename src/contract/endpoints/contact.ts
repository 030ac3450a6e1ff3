import { z } from "zod"
import { page } from "../common"
import { contactBody, contactMessage, contactMessageParams, contactSent, contactUpdateBody } from "../contact"
import { endpoint } from "./endpoint"

export const sendContactMessage = endpoint({
  method: "POST",
  path: "/api/contact",
  access: "anyone",
  summary: "Send the store a message. It is stored for its admins and mailed to its contact address",
  body: contactBody,
  responses: { 201: contactSent },
  limits: [{ name: "contact", per: "client", maxPerHour: 5 }],
  example: { name: "Asha Rao", email: "asha@example.in", message: "Is it heated?" },
})

export const listContactMessages = endpoint({
  method: "GET",
  path: "/api/admin/contact-messages",
  access: "admin",
  summary: "Messages to the store, newest first",
  query: z.object(page),
  responses: { 200: z.array(contactMessage) },
  allowedWhenEntered: true,
})

export const updateContactMessage = endpoint({
  method: "PUT",
  path: "/api/admin/contact-messages/:id",
  access: "admin",
  summary: "Mark a message as read or answered",
  params: contactMessageParams,
  body: contactUpdateBody,
  versioned: true,
  responses: { 200: contactMessage },
  refusals: ["NOT_FOUND"],
  allowedWhenEntered: true,
  example: { isRead: true, isAnswered: false },
})
