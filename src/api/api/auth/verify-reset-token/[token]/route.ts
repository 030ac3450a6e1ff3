import { resetTokenParams, resetTokenState } from "../../../../../contract/auth"
import { isResetTokenValid } from "../../../../../modules/account/reset-tokens"
import { inTenant } from "../../../../utils/context"
import { ok } from "../../../../utils/reply"
import { route } from "../../../../utils/route"

export const GET = route(
  {
    access: "anyone",
    summary: "Whether a reset link can still be used",
    params: resetTokenParams,
    secretPath: true,
    answers: { 200: resetTokenState },
  },
  async (ctx, { params }) => ok({ valid: await inTenant(ctx, (tx) => isResetTokenValid(tx, params.token)) })
)
