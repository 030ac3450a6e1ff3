import type { ResponseOf } from "@contract/endpoints"
import type { FormPicture } from "~/lib/form-picture"
import { useAdminMutation } from "~/lib/admin-mutation"
import { queryKeys } from "~/lib/query-keys"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"
import { apiFor } from "~/lib/upload"

/** The changed fields, and the version that they are based on. */
export interface BrandingEdit {
  version: number
  changes: Readonly<Record<string, string | boolean | FormPicture | null | undefined>>
  /** Receives the share uploaded, 0 to 1. */
  onProgress?: (share: number) => void
}

function updateBranding({ version, changes, onProgress }: BrandingEdit) {
  const body = new FormData()
  body.append("version", String(version))
  for (const [name, value] of Object.entries(changes)) {
    const isPicture = typeof value === "object" && value !== null
    // A picture without a file is unchanged and isn't sent.
    if (!isPicture) body.append(name, String(value ?? ""))
    else if (value.file) body.append(name, value.file)
  }
  return request(apiFor(body, onProgress), "PUT /api/admin/branding", { body })
}

export const useUpdateBranding = (
  callbacks?: Callbacks<BrandingEdit, ResponseOf<"PUT /api/admin/branding">>
) => useAdminMutation({ invalidates: [queryKeys.branding] }, updateBranding, callbacks)
