import type { MedusaContainer } from "@medusajs/framework/types"
import type { Actor } from "../../domain/actor"
import { storeSignature } from "../../modules/picture/store-brand-pictures"
import type { HeldEntry } from "./held-entry"
import { updateEntry } from "./update-entry"

export interface UploadSignatureInput {
  tenantId: string
  actor: Actor
  picture: Buffer
  /** The version that the change is based on, if the caller sends one. */
  version: number | undefined
  now: Date
}

/**
 * Stores a picture of the tenant's signature and makes it the one on documents.
 * @throws ApiError VALIDATION_FAILED when the file isn't a picture; STALE; SERVICE_UNAVAILABLE
 */
export async function uploadSignature(
  container: MedusaContainer,
  { picture, ...input }: UploadSignatureInput
): Promise<HeldEntry> {
  const value = await storeSignature(container, input.tenantId, picture)
  return updateEntry(container, { ...input, entry: { of: "setting", key: "invoice_signature", value } })
}
