import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { ProductForm } from "../../../contract/admin-product"
import { slugify } from "../../../contract/rules/slug"
import { withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../lib/actor"
import { holdProducts } from "../../../modules/gemstone/write-gemstones"
import { recordEdit } from "../../history/record-edit"
import { writeProducts } from "../write-products"
import { chosenImages } from "./chosen-images"
import { keepPicturesStep } from "./keep-pictures"
import { blankValues, editedOf, writeOf } from "./product-values"
import { getProduct } from "./read-product"
import { freeSlug, requireFreeSlug } from "./free-slug"
import { typedValues } from "./typed-values"

export interface CreateProductInput {
  tenant: { id: string; slug: string }
  actor: Actor
  form: ProductForm
  /** New picture files, in base64: what goes into a workflow is copied as JSON. */
  pictures: readonly string[]
}

/**
 * Makes a product; without a slug it gets one of its name.
 * @throws ApiError CONFLICT for a slug that is taken
 */
const createProductStep = createStep(
  "create-product",
  async (
    { tenant, actor, form, urls }: Omit<CreateProductInput, "pictures"> & { urls: string[] },
    { container }
  ) => {
    const images = await chosenImages(tenant.id, form, [], urls)
    const values = { ...blankValues, ...typedValues(form), images, isListed: form.isListed ?? true }
    return new StepResponse(
      await withTenant(container, tenant.id, async (tx) => {
        await holdProducts(tx)
        if (values.slug) await requireFreeSlug(tx, values.slug, null)
        const slug = values.slug || (await freeSlug(tx, slugify(values.name) || "gem"))
        const [id = ""] = await writeProducts(tx, tenant.slug, [writeOf(null, null, { ...values, slug })])
        const after = await getProduct(tx, id)
        await recordEdit(tx, actor, "product", null, editedOf(after))
        return after
      })
    )
  }
)

export const createProductWorkflow = createWorkflow(
  "create-product",
  (input: WorkflowData<CreateProductInput>) => {
    const urls = keepPicturesStep({ tenantId: input.tenant.id, pictures: input.pictures })
    return new WorkflowResponse(
      createProductStep({ tenant: input.tenant, actor: input.actor, form: input.form, urls })
    )
  }
)
