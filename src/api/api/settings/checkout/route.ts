import { checkoutSettings } from "../../../../contract/checkout"
import { readPageSettings } from "../../../../modules/settings/read-rates"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

export const GET = route(
  {
    access: "anyone",
    summary:
      "From which subtotal on shipping is free, the milligrams of the shop's ratti, and above which total the buyer's PAN is asked for",
    answers: { 200: checkoutSettings },
  },
  async ({ container, tenant }) => ok(await readPageSettings(container, tenant.id))
)
