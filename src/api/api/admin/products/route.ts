import { created, ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { createProductWorkflow } from "../../../../workflows/catalog/edit/create-product"
import { listAdminProducts } from "../../../../workflows/catalog/edit/list-admin-products"
import { picturesOf } from "./picture-files"
import * as endpoints from "../../../../contract/endpoints/product"

export const GET = route(endpoints.listAdminProducts, async ({ container, tenant }, { query }) => {
  const { products, total } = await listAdminProducts(container, tenant.id, query)
  return ok(products, { "x-total-count": String(total) })
})

export const POST = route(endpoints.createProduct, async ({ container, tenant, actor }, { body, files }) => {
  const input = {
    tenant: { id: tenant.id, slug: tenant.slug },
    actor,
    form: body,
    pictures: picturesOf(files),
  }
  const { result } = await createProductWorkflow(container).run({ input })
  return created(result)
})
