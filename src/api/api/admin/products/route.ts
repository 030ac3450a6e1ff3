import { created, ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { createProduct } from "../../../../commands/catalog/edit/create-product"
import { listAdminProducts } from "../../../../commands/catalog/edit/list-admin-products"
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
  return created(await createProduct(container, input))
})
