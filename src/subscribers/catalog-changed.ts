import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { reindexDue } from "../commands/catalog/reindex-due"

/** Updates the catalog immediately after a change in Medusa Admin. A job finds changes whose event was missed. */
export default async function catalogChanged({ container }: SubscriberArgs): Promise<void> {
  await reindexDue(container)
}

export const config: SubscriberConfig = {
  event: [
    "product.created",
    "product.updated",
    "product.deleted",
    "product-variant.created",
    "product-variant.updated",
    "product-variant.deleted",
  ],
}
