import { uploadSignature } from "../../../../commands/settings/upload-signature"
import * as endpoints from "../../../../contract/endpoints/settings"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { invalid } from "../../../../lib/api-error"

export const PUT = route(endpoints.uploadSignature, async (ctx, { files: [file], version }) => {
  if (!file) throw invalid("signature", "Please send a picture as a file")
  const input = { tenantId: ctx.tenant.id, actor: ctx.actor, picture: file.data, version, now: new Date() }
  return ok(await uploadSignature(ctx.container, input))
})
