import { uploaded } from "../../../../contract/bulk-import"
import { maxPictureBytes } from "../../../../contract/rules/pictures"
import { created } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { invalid } from "../../../../lib/api-error"
import { keepUploadsWorkflow } from "../../../../workflows/catalog/upload/keep-uploads"

export const POST = route(
  {
    access: "admin",
    scope: "catalog:write",
    summary: "Upload pictures that the rows of a catalogue file name",
    files: [{ member: "files", max: 10, maxBytes: maxPictureBytes }],
    answers: { 201: uploaded },
    refusals: ["VALIDATION_FAILED", "PAYLOAD_TOO_LARGE"],
  },
  async ({ container, tenant }, { files }) => {
    if (!files.length) throw invalid("files", "Please send pictures as files")
    const input = {
      tenantId: tenant.id,
      names: files.map((it) => it.name),
      pictures: files.map((it) => it.data.toString("base64")),
    }
    const { result } = await keepUploadsWorkflow(container).run({ input })
    return created(result)
  }
)
