import { pincodeParams, pincodeResult } from "../../../../contract/address"
import { lookUpPincode } from "../../../../modules/postal/look-up-pincode"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

export const GET = route(
  {
    access: "anyone",
    summary: "Where an Indian pincode lies, or why that can't be said",
    params: pincodeParams,
    answers: { 200: pincodeResult },
    limits: [{ name: "pincode", per: "account", maxPerHour: 120 }],
  },
  async ({ container }, { params }) => ok(await lookUpPincode(container, params.pincode))
)
