import type { Entry } from "@contract/entry"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { useAdminMutation } from "~/lib/admin-mutation"
import { request } from "~/lib/request"

/** Restores the built-in text, given the version that was seen. */
const resetText = ({ key, version }: Entry) =>
  request(browserApi, "DELETE /api/admin/content/:key", { params: { key }, body: { version } })

export const useResetText = () =>
  useAdminMutation({ invalidates: [queryKeys.content], alsoWhenRefused: true }, resetText)
