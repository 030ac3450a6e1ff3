import { z } from "zod"
import { adminFaq, faq, faqCreateBody, faqParams, faqUpdateBody } from "../faq"
import { endpoint } from "./endpoint"

export const listFaqs = endpoint({
  method: "GET",
  path: "/api/faqs",
  access: "anyone",
  ready: "site",
  summary: "The store's visible questions and answers, in order",
  responses: { 200: z.array(faq) },
})

export const listAdminFaqs = endpoint({
  method: "GET",
  path: "/api/admin/faqs",
  access: "admin",
  scope: "settings:read",
  summary: "All questions, including hidden ones",
  responses: { 200: z.array(adminFaq) },
  allowedWhenEntered: true,
})

export const createFaq = endpoint({
  method: "POST",
  path: "/api/admin/faqs",
  access: "admin",
  scope: "settings:write",
  summary: "Add a question",
  body: faqCreateBody,
  responses: { 201: adminFaq },
  allowedWhenEntered: true,
  example: { question: "Is it natural?", answer: "It is, and comes with a report." },
})

export const updateFaq = endpoint({
  method: "PUT",
  path: "/api/admin/faqs/:id",
  access: "admin",
  scope: "settings:write",
  summary: "Change a question",
  params: faqParams,
  body: faqUpdateBody,
  versioned: true,
  responses: { 200: adminFaq },
  refusals: ["NOT_FOUND"],
  allowedWhenEntered: true,
  example: {
    question: "Is it natural?",
    answer: "It is, and comes with a report.",
    isVisible: true,
    position: 1,
  },
})

export const deleteFaq = endpoint({
  method: "DELETE",
  path: "/api/admin/faqs/:id",
  access: "admin",
  scope: "settings:write",
  summary: "Delete a question",
  params: faqParams,
  responses: { 204: null },
  refusals: ["NOT_FOUND"],
  allowedWhenEntered: true,
})
