import type { Entry } from "@contract/entry"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { useAdminMutation } from "~/lib/admin-mutation"
import { request } from "~/lib/request"

/** `version` is the version that the change is based on. */
const saveText = ({ key, value, version }: Entry) =>
  request(browserApi, "PUT /api/admin/content/:key", { params: { key }, body: { value, version } })

export const useSaveText = () =>
  useAdminMutation({ invalidates: [queryKeys.content], alsoWhenRefused: true }, saveText)
