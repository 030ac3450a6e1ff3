import type { Uploaded } from "../../src/contract/bulk-import"
import type { Client } from "./client"
import { sendForm } from "./form"
import { expectStatus } from "./shopper"
import { unique } from "./unique"

/** Uploads a picture as one for an import. Returns its URL. */
export async function uploadedBy(
  admin: Client,
  data: Buffer,
  name = `${unique("picture")}.png`
): Promise<string> {
  const response = await sendForm<Uploaded>(admin, "POST", "/api/admin/uploads", { files: [{ name, data }] })
  return expectStatus(response, 201).body.files[0]?.url ?? ""
}
