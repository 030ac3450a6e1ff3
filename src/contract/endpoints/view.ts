import { z } from "zod"
import { savedView, viewCreateBody, viewListQuery, viewParams, viewUpdateBody } from "../view"
import { endpoint } from "./endpoint"

export const listViews = endpoint({
  method: "GET",
  path: "/api/admin/views",
  access: "admin",
  summary: "The saved views of a list: the caller's own and the store's",
  query: viewListQuery,
  responses: { 200: z.array(savedView) },
  allowedWhenEntered: true,
})

export const createView = endpoint({
  method: "POST",
  path: "/api/admin/views",
  access: "admin",
  summary: "Save a list's filters as a view",
  body: viewCreateBody,
  responses: { 201: savedView },
  refusals: ["CONFLICT"],
  example: { list: "products", name: "Drafts", query: "listed=false", shared: true },
})

export const updateView = endpoint({
  method: "PUT",
  path: "/api/admin/views/:id",
  access: "admin",
  summary: "Change a view's name, filters or visibility",
  params: viewParams,
  body: viewUpdateBody,
  responses: { 200: savedView },
  refusals: ["NOT_FOUND", "CONFLICT"],
  example: { name: "Drafts", query: "listed=false", shared: false },
})

export const deleteView = endpoint({
  method: "DELETE",
  path: "/api/admin/views/:id",
  access: "admin",
  summary: "Delete a view",
  params: viewParams,
  responses: { 204: null },
  refusals: ["NOT_FOUND"],
})
