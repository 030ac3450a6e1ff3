import type { AnswerTo } from "@contract/answers"
import { browserApi } from "~/lib/browser-api"
import { useRequestMutation, type Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

/** What changes, and the version that the change was made from. */
export interface BrandingEdit {
  version: number
  changes: Readonly<Record<string, unknown>>
}

const updateBranding = ({ version, changes }: BrandingEdit) =>
  request(browserApi, "PUT /api/admin/branding", { body: { ...changes, version } })

export const useUpdateBranding = (callbacks?: Callbacks<BrandingEdit, AnswerTo<"PUT /api/admin/branding">>) =>
  useRequestMutation("updateBranding", updateBranding, callbacks)
