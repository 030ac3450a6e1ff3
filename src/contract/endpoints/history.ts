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
  summary: "The history of changes with author, time, old and new values, newest first",
  query: historyQuery,
  responses: { 200: z.array(historyEntry) },
  allowedWhenEntered: true,
})

export const revertHistoryEntry = endpoint({
  method: "POST",
  path: "/api/admin/history/:id/revert",
  access: "admin",
  summary: "Revert a change field by field. Fields that have changed since are kept unless they are chosen",
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
  summary: "The records that a history entry changed. X-Total-Count is their number",
  params: historyParams,
  query: historyThingsQuery,
  responses: { 200: z.array(historyThing) },
  refusals: ["NOT_FOUND"],
  allowedWhenEntered: true,
})
