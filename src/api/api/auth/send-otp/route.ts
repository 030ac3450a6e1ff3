import { codeCall } from "../code-call"
import { requireCodeAllowed } from "../code-rules"
import { mailCode } from "../mail-code"
import { route } from "../../../../http/route"

export const POST = route(
  { ...codeCall, summary: "Mail a six-digit code that proves an e-mail" },
  async (ctx, { body: { email } }) => {
    await requireCodeAllowed(ctx, email)
    return mailCode(ctx, email, false)
  }
)
