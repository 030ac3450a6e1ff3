import { z } from "zod"
import { adminProduct, adminProductListQuery, productCreateBody } from "../../../../contract/admin-product"
import { created, ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { createProductWorkflow } from "../../../../workflows/catalog/edit/create-product"
import { listAdminProducts } from "../../../../workflows/catalog/edit/list-admin-products"
import { pictureFiles, picturesOf } from "./picture-files"

export const GET = route(
  {
    access: "admin",
    scope: "catalog:read",
    summary: "All products, drafts too; X-Total-Count says how many match",
    query: adminProductListQuery,
    answers: { 200: z.array(adminProduct) },
  },
  async ({ container, tenant }, { query }) => {
    const { products, total } = await listAdminProducts(container, tenant.id, query)
    return ok(products, { "x-total-count": String(total) })
  }
)

export const POST = route(
  {
    access: "admin",
    scope: "catalog:write",
    summary: "Add a product",
    body: productCreateBody,
    files: pictureFiles,
    answers: { 201: adminProduct },
    refusals: ["CONFLICT", "PAYLOAD_TOO_LARGE"],
  },
  async ({ container, tenant, actor }, { body, files }) => {
    const input = {
      tenant: { id: tenant.id, slug: tenant.slug },
      actor,
      form: body,
      pictures: picturesOf(files),
    }
    const { result } = await createProductWorkflow(container).run({ input })
    return created(result)
  }
)
