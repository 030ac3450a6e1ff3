import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { dropImages } from "../../../modules/media/kept-files"
import { storeImages } from "../../../modules/media/store-image"

/** Keeps the new pictures of an edit, all or none; where the edit then fails, those that are new go again. */
export const keepPicturesStep = createStep(
  "keep-pictures",
  async ({ tenantId, pictures }: { tenantId: string; pictures: readonly string[] }) => {
    const { urls, added } = await storeImages(
      tenantId,
      pictures.map((it) => Buffer.from(it, "base64"))
    )
    return new StepResponse(urls, { tenantId, added })
  },
  async (kept) => {
    if (kept) await dropImages(kept.tenantId, kept.added)
  }
)
