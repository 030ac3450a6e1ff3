import { lookUpPincode } from "../../../../modules/postal/look-up-pincode"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import * as endpoints from "../../../../contract/endpoints/address"

export const GET = route(endpoints.lookUpPincode, async ({ container }, { params }) =>
  ok(await lookUpPincode(container, params.pincode))
)
