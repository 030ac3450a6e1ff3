import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"

/** City and state of a six-digit pincode, or why there are none. */
export const getPincode = (pincode: string) =>
  request(browserApi, "GET /api/pincode/:pincode", { params: { pincode } })
