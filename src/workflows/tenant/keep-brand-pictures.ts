import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { dropImages } from "../../modules/media/kept-files"
import { type BrandPictures, storeBrandPictures } from "../../modules/media/store-brand-pictures"

/**
 * Keeps the new pictures of a brand, given in base64; where its edit then fails, those that are new go again. What they
 * replace stays under its own name: the history brings it back for as long as it can be undone.
 */
export const keepBrandPicturesStep = createStep(
  "keep-brand-pictures",
  async ({ tenantId, pictures }: { tenantId: string; pictures: BrandPictures<string> }) => {
    const given = Object.entries(pictures).map(([member, it]) => [member, Buffer.from(it, "base64")])
    const { urls, added } = await storeBrandPictures(
      tenantId,
      Object.fromEntries(given) as BrandPictures<Buffer>
    )
    return new StepResponse(urls, { tenantId, added })
  },
  async (kept) => {
    if (kept) await dropImages(kept.tenantId, kept.added)
  }
)
