import type { MedusaRequest } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import type { FileMember } from "../../contract/endpoints/endpoint"
import { invalid } from "../../lib/api-error"
import { filesOf } from "../files/sent-files"
import { readForm } from "../kernel/read-form"

/**
 * Stores the pictures of a form as Medusa's own handler does, within the limits of the product form: Medusa's form
 * parser keeps any number of files of any size in memory.
 * @returns the response of Medusa's handler
 * @throws ApiError PAYLOAD_TOO_LARGE, VALIDATION_FAILED
 */
export async function uploadPictures(members: readonly FileMember[], req: MedusaRequest): Promise<object> {
  await readForm(members, req)
  const files = filesOf(req)
  if (!files.length) throw invalid("files", "No files were uploaded")
  const stored = await req.scope.resolve(Modules.FILE).createFiles(
    files.map(({ name, data }) => ({
      filename: name,
      mimeType: "application/octet-stream",
      content: data.toString("base64"),
      access: "public" as const,
    }))
  )
  return { files: stored }
}
