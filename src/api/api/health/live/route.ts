import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/platform"

export const GET = route(endpoints.getLiveness, () =>
  Promise.resolve({ status: 200, body: { status: "ok" } })
)
