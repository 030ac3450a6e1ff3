import { inTenant } from "../../../../../http/kernel/context"
import { noContent, ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { deleteProduct } from "../../../../../commands/catalog/edit/delete-product"
import { getProduct } from "../../../../../commands/catalog/edit/read-product"
import { updateProduct } from "../../../../../commands/catalog/edit/update-product"
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
    return ok(await updateProduct(container, input))
  }
)

export const DELETE = route(
  endpoints.deleteProduct,
  async ({ container, tenant, actor }, { params: { id } }) => {
    await deleteProduct(container, { tenantId: tenant.id, actor, id })
    return noContent()
  }
)
