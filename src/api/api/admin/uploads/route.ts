import { created } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { invalid } from "../../../../lib/api-error"
import { keepUploads } from "../../../../commands/catalog/upload/keep-uploads"
import * as endpoints from "../../../../contract/endpoints/product-import"

export const POST = route(endpoints.uploadImportFiles, async ({ container, tenant }, { files }) => {
  if (!files.length) throw invalid("files", "Please send pictures as files")
  const input = {
    tenantId: tenant.id,
    names: files.map((it) => it.name),
    pictures: files.map((file) => file.data),
  }
  return created(await keepUploads(container, input))
})
