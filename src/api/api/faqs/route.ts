import { inTenant } from "../../../http/kernel/context"
import { ok } from "../../../http/kernel/reply"
import { route } from "../../../http/kernel/route"
import { listFaqs } from "../../../modules/faq/read-faqs"
import * as endpoints from "../../../contract/endpoints/faq"

export const GET = route(endpoints.listFaqs, async (ctx) =>
  ok(await inTenant(ctx, (tx) => listFaqs(tx, { withHidden: false })))
)
