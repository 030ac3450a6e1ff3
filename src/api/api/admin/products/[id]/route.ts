import { inTenant } from "../../../../../http/context"
import { noContent, ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { deleteProductWorkflow } from "../../../../../workflows/catalog/edit/delete-product"
import { getProduct } from "../../../../../workflows/catalog/edit/read-product"
import { updateProductWorkflow } from "../../../../../workflows/catalog/edit/update-product"
import { picturesOf } from "../picture-files"
import * as endpoints from "../../../../../contract/endpoints/product"

export const GET = route(endpoints.getAdminProduct, async (ctx, { params: { id } }) =>
  ok(await inTenant(ctx, (tx) => getProduct(tx, id)))
)

export const PUT = route(
  endpoints.updateProduct,
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
  endpoints.deleteProduct,
  async ({ container, tenant, actor }, { params: { id } }) => {
    await deleteProductWorkflow(container).run({ input: { tenantId: tenant.id, actor, id } })
    return noContent()
  }
)
