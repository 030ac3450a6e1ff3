import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"

/** Looks up city and state of a six-digit pincode, or the reason why there are none. */
export const getPincode = (pincode: string) =>
  request(browserApi, "GET /api/pincode/:pincode", { params: { pincode } })
