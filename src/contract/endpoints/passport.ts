import { passport, passportKey, passportParams } from "../passport"
import { endpoint } from "./endpoint"

export const getPassport = endpoint({
  method: "GET",
  path: "/api/passports/:code",
  access: "anyone",
  summary: "A stone's passport: its signed record and whether it is genuine",
  params: passportParams,
  responses: { 200: passport },
  refusals: ["NOT_FOUND"],
})

export const getPassportKey = endpoint({
  method: "GET",
  path: "/api/passports/key",
  access: "platform",
  summary: "The public keys for verifying stone passports",
  responses: { 200: passportKey },
})
