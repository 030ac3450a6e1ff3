import { z } from "zod"
import { faq } from "../../../contract/faq"
import { listFaqs } from "../../../modules/faq/list-faqs"
import { inTenant } from "../../utils/context"
import { ok } from "../../utils/reply"
import { route } from "../../utils/route"

export const GET = route(
  {
    access: "anyone",
    summary: "The shop's visible questions and answers, in order",
    answers: { 200: z.array(faq) },
  },
  async (ctx) => ok(await inTenant(ctx, (tx) => listFaqs(tx, { withHidden: false })))
)
