import { adminProduct, productParams, productUpdateBody } from "../../../../../contract/admin-product"
import { inTenant } from "../../../../../http/context"
import { noContent, ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { deleteProductWorkflow } from "../../../../../workflows/catalog/edit/delete-product"
import { getProduct } from "../../../../../workflows/catalog/edit/read-product"
import { updateProductWorkflow } from "../../../../../workflows/catalog/edit/update-product"
import { pictureFiles, picturesOf } from "../picture-files"

export const GET = route(
  {
    access: "admin",
    scope: "catalog:read",
    summary: "One product, a draft too",
    params: productParams,
    answers: { 200: adminProduct },
    refusals: ["NOT_FOUND"],
  },
  async (ctx, { params: { id } }) => ok(await inTenant(ctx, (tx) => getProduct(tx, id)))
)

export const PUT = route(
  {
    access: "admin",
    scope: "catalog:write",
    summary: "Change a product; fields that are not sent are left alone",
    params: productParams,
    body: productUpdateBody,
    files: pictureFiles,
    versioned: true,
    answers: { 200: adminProduct },
    refusals: ["NOT_FOUND", "CONFLICT", "PAYLOAD_TOO_LARGE"],
  },
  async ({ container, tenant, actor }, { params: { id }, body, files, version }) => {
    const input = {
      tenant: { id: tenant.id, slug: tenant.slug },
      actor,
      id,
      form: body,
      pictures: picturesOf(files),
      version,
    }
    const { result } = await updateProductWorkflow(container).run({ input })
    return ok(result)
  }
)

export const DELETE = route(
  {
    access: "admin",
    scope: "catalog:write",
    summary: "Remove a product; past orders stay whole",
    params: productParams,
    answers: { 204: null },
    refusals: ["NOT_FOUND"],
  },
  async ({ container, tenant, actor }, { params: { id } }) => {
    await deleteProductWorkflow(container).run({ input: { tenantId: tenant.id, actor, id } })
    return noContent()
  }
)
