import { lookUpPincode } from "../../../../modules/postal/look-up-pincode"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/address"

export const GET = route(endpoints.lookUpPincode, async ({ container }, { params }) =>
  ok((await lookUpPincode(container, params.pincode)).result)
)
