import { z } from "zod"
import {
  historyEntry,
  historyParams,
  historyQuery,
  historyThing,
  historyThingsQuery,
  revertBody,
  revertResult,
} from "../history"
import { endpoint, exampleProductId } from "./endpoint"

export const listHistory = endpoint({
  method: "GET",
  path: "/api/admin/history",
  access: "admin",
  summary: "Who changed what, when, from what to what; the newest first",
  query: historyQuery,
  responses: { 200: z.array(historyEntry) },
  allowedWhenEntered: true,
})

export const revertHistoryEntry = endpoint({
  method: "POST",
  path: "/api/admin/history/:id/revert",
  access: "admin",
  summary: "Take a change back, field by field; what was changed since stays, unless it is chosen",
  params: historyParams,
  body: revertBody,
  responses: { 200: revertResult },
  refusals: ["NOT_FOUND", "CONFLICT", "INSUFFICIENT_STOCK"],
  allowedWhenEntered: true,
  example: { dryRun: true, also: [{ entityId: exampleProductId, field: "price" }] },
})

export const listHistoryEntryThings = endpoint({
  method: "GET",
  path: "/api/admin/history/:id/things",
  access: "admin",
  summary: "What an entry that covers many things did to each; X-Total-Count says how many they are",
  params: historyParams,
  query: historyThingsQuery,
  responses: { 200: z.array(historyThing) },
  refusals: ["NOT_FOUND"],
  allowedWhenEntered: true,
})
