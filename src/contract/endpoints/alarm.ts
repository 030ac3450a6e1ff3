import { z } from "zod"
import { alarm, alarmParams, alarmUpdateBody, alarmsQuery } from "../alarm"
import { endpoint } from "./endpoint"

export const listAlarms = endpoint({
  method: "GET",
  path: "/api/admin/alarms",
  access: "admin",
  summary: "The store's alarms, newest first. Seen alarms are included with show=all",
  query: alarmsQuery,
  responses: { 200: z.array(alarm) },
  allowedWhenEntered: true,
})

export const updateAlarm = endpoint({
  method: "PUT",
  path: "/api/admin/alarms/:id",
  access: "admin",
  summary: "Mark an alarm as seen",
  params: alarmParams,
  body: alarmUpdateBody,
  responses: { 200: alarm },
  refusals: ["NOT_FOUND"],
  allowedWhenEntered: true,
  example: { isSeen: true },
})
