import { deleteAccountBody, updateAccountBody, user } from "../auth"
import { endpoint, file } from "./endpoint"
import { passwordCheckLimit } from "./limits"

export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/api/account",
  access: "shopper",
  summary:
    "Delete the caller's account. Orders and invoices are kept as the law requires, without the e-mail",
  body: deleteAccountBody,
  responses: { 204: null },
  refusals: ["CONFLICT", "TOO_MANY_REQUESTS"],
  limits: [passwordCheckLimit],
  example: { password: "Stones2026" },
})

export const updateAccount = endpoint({
  method: "PUT",
  path: "/api/account",
  access: "shopper",
  summary: "Change the caller's name. Earlier orders and invoices keep the name that they were made with",
  body: updateAccountBody,
  responses: { 200: user },
  example: { name: "Asha Rao-Mehta" },
})

export const exportAccount = endpoint({
  method: "GET",
  path: "/api/account/export",
  access: "shopper",
  summary: "All data that the store keeps about the caller: a ZIP of data.json and the invoices as PDF",
  responses: { 200: file },
  limits: [{ name: "account-export", per: "account", maxPerHour: 5 }],
})
