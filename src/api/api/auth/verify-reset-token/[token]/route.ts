import { resetTokenParams, resetTokenState } from "../../../../../contract/auth"
import { isResetTokenValid } from "../../../../../modules/account/reset-tokens"
import { inTenant } from "../../../../../http/context"
import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"

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
