import type { Routes } from "../gateway/http/router"
import { ok } from "../gateway/http/router"
import { createPostOffices } from "./post-offices"

/** The public Indian postal service: always 200, with the result status in a list of one. */
export function postalRoutes(): Routes {
  const lookUp = createPostOffices()
  return {
    "GET /pincode/{pin}": async ({ params }) => {
      const pin = params["pin"] ?? ""
      const offices = /^[1-9]\d{5}$/.test(pin) ? await lookUp(pin) : []
      if (offices.length === 0) {
        return ok([{ Message: "No records found", Status: "Error", PostOffice: null }])
      }
      const message = `Number of pincode(s) found:${offices.length}`
      return ok([{ Message: message, Status: "Success", PostOffice: offices }])
    },
  }
}
