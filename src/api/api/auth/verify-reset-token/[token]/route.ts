import { isResetTokenValid } from "../../../../../modules/account/reset-tokens"
import { inTenant } from "../../../../../http/kernel/context"
import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import * as endpoints from "../../../../../contract/endpoints/auth"

export const GET = route(endpoints.verifyResetToken, async (ctx, { params }) =>
  ok({ valid: await inTenant(ctx, (tx) => isResetTokenValid(tx, params.token)) })
)
