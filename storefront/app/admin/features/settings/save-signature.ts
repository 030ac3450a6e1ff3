import { useAdminMutation } from "~/lib/admin-mutation"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"
import type { ResponseOf } from "@contract/endpoints"

interface SignatureEdit {
  /** Null removes the picture. */
  file: File | null
  /** The setting's version that the edit is based on. */
  version: number
}

function saveSignature({ file, version }: SignatureEdit) {
  if (file === null) {
    const params = { key: "invoice_signature" }
    return request(browserApi, "PUT /api/admin/settings/:key", { params, body: { value: "", version } })
  }
  const body = new FormData()
  body.append("version", String(version))
  body.append("signature", file)
  return request(browserApi, "PUT /api/admin/invoice-signature", { body })
}

export const useSaveSignature = (
  callbacks: Callbacks<SignatureEdit, ResponseOf<"PUT /api/admin/invoice-signature">>
) => useAdminMutation({ invalidates: [queryKeys.settings], alsoWhenRefused: true }, saveSignature, callbacks)
