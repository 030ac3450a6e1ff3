import { z } from "zod"
import { faq } from "../../../contract/faq"
import { inTenant } from "../../../http/context"
import { ok } from "../../../http/reply"
import { route } from "../../../http/route"
import { listFaqs } from "../../../modules/faq/read-faqs"

export const GET = route(
  {
    access: "anyone",
    summary: "The shop's visible questions and answers, in order",
    answers: { 200: z.array(faq) },
  },
  async (ctx) => ok(await inTenant(ctx, (tx) => listFaqs(tx, { withHidden: false })))
)
