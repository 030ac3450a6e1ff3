import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { reindexDue } from "../commands/catalog/reindex-due"

/** What Medusa Admin changes is in the tenant at once; the job behind this finds what an event didn't tell. */
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
