import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { Uploaded } from "../../../contract/bulk-import"
import { withTenant } from "../../../db/with-tenant"
import { noteUpload, uploadsNamed } from "../../../modules/catalog/files/uploads"
import { keepPicturesStep } from "../edit/keep-pictures"
import { storable } from "../edit/typed-values"

export interface KeepUploadsInput {
  tenantId: string
  /** As the sender calls them. */
  names: readonly string[]
  /** In base64, in the order of their names. */
  pictures: readonly string[]
}

const maxName = 200
const nameOf = (sent: string): string => storable(sent).trim().slice(-maxName)

/** Notes which picture has which file name; a name that was there before names the new picture. */
const noteUploadsStep = createStep(
  "note-uploads",
  async (
    { tenantId, names, urls }: Omit<KeepUploadsInput, "pictures"> & { urls: string[] },
    { container }
  ) => {
    const files = names.map((it, n) => ({ name: nameOf(it), url: urls[n] ?? "" }))
    const warnings: string[] = []
    await withTenant(container, tenantId, async (tx) => {
      for (const { name, url } of files) {
        const before = (await uploadsNamed(tx, [name])).get(name)
        if (before !== undefined && before !== url) {
          warnings.push(`${name} was uploaded before: the new picture takes its place`)
        }
        await noteUpload(tx, name, url)
      }
    })
    return new StepResponse<Uploaded>({ files, warnings })
  }
)

export const keepUploadsWorkflow = createWorkflow("keep-uploads", (input: WorkflowData<KeepUploadsInput>) => {
  const urls = keepPicturesStep({ tenantId: input.tenantId, pictures: input.pictures })
  return new WorkflowResponse(noteUploadsStep({ tenantId: input.tenantId, names: input.names, urls }))
})
