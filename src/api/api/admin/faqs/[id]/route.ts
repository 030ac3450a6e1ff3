import { faq, faqParams, faqUpdateBody } from "../../../../../contract/faq"
import { deleteFaqWorkflow } from "../../../../../workflows/faq/delete-faq"
import { updateFaqWorkflow } from "../../../../../workflows/faq/update-faq"
import { noContent, ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"

export const PUT = route(
  {
    access: "admin",
    summary: "Change a question",
    params: faqParams,
    body: faqUpdateBody,
    answers: { 200: faq },
    refusals: ["NOT_FOUND"],
  },
  async ({ container, tenant }, { params, body }) => {
    const input = { tenantId: tenant.id, id: params.id, changes: body }
    const { result } = await updateFaqWorkflow(container).run({ input })
    return ok(result)
  }
)

export const DELETE = route(
  {
    access: "admin",
    summary: "Remove a question",
    params: faqParams,
    answers: { 204: null },
    refusals: ["NOT_FOUND"],
  },
  async ({ container, tenant }, { params }) => {
    await deleteFaqWorkflow(container).run({ input: { tenantId: tenant.id, id: params.id } })
    return noContent()
  }
)
